import type { ParsedFile } from "../../../../src/content/reading/parse-content-file";
import { checkPictures } from "../../../../src/content/rules/pictures/check-pictures";
import type { PictureFacts, PictureFault } from "../../../../src/content/rules/pictures/inspect-picture";
import { notFoundPageSchema } from "../../../../src/content/types/pages/not-found-page";
import { projectSchema } from "../../../../src/content/types/project";
import { changed, published } from "../../valid-content";

const good: PictureFacts = { width: 1600, orientation: 1, hasLocation: false };
const image = "../images/projects/cafe-backsplash/room.jpg";

const project = (content: unknown): ParsedFile => ({
  path: "projects/cafe-backsplash.json",
  type: "Project",
  schema: projectSchema,
  content,
});

/** A project with one picture. */
const withOnePicture = project({ pictures: [{ image, alt: "A café counter" }] });

/** What is wrong with a project's only picture, of which these facts are known. */
const errorsWith = (facts: PictureFacts | PictureFault) => checkPictures([withOnePicture], async () => facts);

describe("A picture", () => {
  it("may be published if it is upright, wide enough and silent about its place", async () => {
    expect(await errorsWith(good)).toEqual([]);
  });

  it("must exist", async () => {
    expect(await errorsWith("missing")).toEqual([
      {
        file: "projects/cafe-backsplash.json",
        field: "pictures[0].image",
        label: "Pictures › 1 › Image",
        found: `"${image}" (43 characters): no picture at data/images/projects/cafe-backsplash/room.jpg`,
        expected: "a picture file that exists",
        remedy: "Add the file, or correct the path.",
      },
    ]);
  });

  it("must be whole", async () => {
    expect(await errorsWith("corrupt")).toEqual([
      expect.objectContaining({
        found: expect.stringContaining("a file that is no picture, or only a part of one"),
        expected: "a picture that can be read to its end",
        remedy: "Save it again from the original, or copy it again: it may have been cut off on its way.",
      }),
    ]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("must be stored upright: EXIF orientation %i", async (orientation) => {
    expect(await errorsWith({ ...good, orientation })).toEqual([
      expect.objectContaining({
        field: "pictures[0].image",
        found: expect.stringContaining(`EXIF orientation ${orientation}`),
        expected: "a picture that is stored upright",
        remedy: expect.stringContaining("Rotate it"),
      }),
    ]);
  });

  it("must not say where it was taken", async () => {
    expect(await errorsWith({ ...good, hasLocation: true })).toEqual([
      expect.objectContaining({
        field: "pictures[0].image",
        found: expect.stringContaining("GPS position"),
        expected: "a picture that does not say where it was taken",
        remedy: "Save it without location data.",
      }),
    ]);
  });

  it("must be 1200 pixels wide and may be no narrower", async () => {
    expect(await errorsWith({ ...good, width: 1200 })).toEqual([]);
    expect(await errorsWith({ ...good, width: 1199 })).toEqual([
      expect.objectContaining({
        found: expect.stringContaining("1199 pixels wide"),
        expected: "at least 1200 pixels",
        remedy: "Use a larger original.",
      }),
    ]);
  });

  it("is told everything that is wrong with it", async () => {
    expect(await errorsWith({ width: 300, orientation: 6, hasLocation: true })).toHaveLength(3);
  });
});

describe("The pictures of the content", () => {
  const before = "../images/projects/family-bathroom-refurbishment/before.jpg";

  it("are all looked at, each at its place below the data folder", async () => {
    const paths: string[] = [];
    await checkPictures([project(published("projects/family-bathroom-refurbishment.json"))], async (path) => {
      paths.push(path);
      return good;
    });
    const folder = "images/projects/family-bathroom-refurbishment";
    expect(paths).toEqual([
      `${folder}/after.jpg`,
      `${folder}/before.jpg`,
      `${folder}/detail.jpg`,
      `${folder}/before.jpg`,
      `${folder}/after.jpg`,
    ]);
  });

  it("are found relative to the file that names them", async () => {
    const inspect = jest.fn(async () => good);
    const paths = ["room.jpg", "./room.jpg", "../projects/room.jpg"];
    await checkPictures(
      paths.map((path) => project({ pictures: [{ image: path }] })),
      inspect,
    );
    expect(inspect.mock.calls).toEqual(Array(3).fill(["projects/room.jpg"]));
  });

  it("are told by the field that names them", async () => {
    const content = published("projects/family-bathroom-refurbishment.json");
    const errors = await checkPictures([project(content)], async (path) =>
      path.endsWith("before.jpg") ? "missing" : good,
    );
    expect(errors.map(({ field }) => field)).toEqual(["pictures[1].image", "beforeAndAfter.before.image"]);
    expect(errors.every(({ found }) => found.startsWith(`"${before}"`))).toBe(true);
  });

  it("are not looked for where the path is no text, which is an error of its own", async () => {
    const inspect = jest.fn(async () => good);
    const content = changed(withOnePicture.content, "pictures.0.image", 7);
    expect(await checkPictures([project(content)], inspect)).toEqual([]);
    expect(inspect).not.toHaveBeenCalled();
  });

  it("are none where a page has no picture", async () => {
    const file = { path: "pages/not-found.json", type: "NotFoundPage", schema: notFoundPageSchema } as const;
    const inspect = jest.fn(async () => good);
    await checkPictures([{ ...file, content: published("pages/not-found.json") }], inspect);
    expect(inspect).not.toHaveBeenCalled();
  });
});
