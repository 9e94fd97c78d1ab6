import type { ParsedFile } from "../../../../src/content/reading/parse-content-file";
import { checkPictures } from "../../../../src/content/rules/pictures/check-pictures";
import type { PictureFacts, PictureFault } from "../../../../src/content/rules/pictures/inspect-picture";
import { certificateSchema } from "../../../../src/content/types/people";
import { projectSchema } from "../../../../src/content/types/project";
import { published } from "../../valid-content";

const good: PictureFacts = { width: 1080, orientation: 1, hasLocation: false };

const project = (content: unknown): ParsedFile => ({
  path: "projects/cafe-backsplash.json",
  type: "Project",
  schema: projectSchema,
  slug: "cafe-backsplash",
  content,
});

const certificate: ParsedFile = {
  ...project({ logo: "../images/certificates/guild.jpg" }),
  path: "certificates/guild-of-tilers.json",
  type: "Certificate",
  schema: certificateSchema,
};

const errorsWith = (facts: PictureFacts | PictureFault) =>
  checkPictures([project({ pictures: [{ image: "../images/room.jpg" }] })], async () => facts);

describe("A picture", () => {
  it("may be published if it is upright, wide enough and silent about its place", async () => {
    expect(await errorsWith(good)).toEqual([]);
  });

  it("must exist", async () => {
    expect(await errorsWith("missing")).toEqual([
      {
        file: "projects/cafe-backsplash.json",
        field: "pictures.0.image",
        label: "Pictures › 1 › Image",
        found: '"../images/room.jpg": no picture at data/images/room.jpg',
        expected: "a picture file that exists",
        remedy: "Add the file, or correct the path.",
      },
    ]);
  });

  it.each<[what: string, facts: PictureFacts | PictureFault, found: string]>([
    ["whole", "corrupt", "a file that is no picture, or only a part of one"],
    ["upright", { ...good, orientation: 6 }, "EXIF orientation 6"],
    ["silent about its place", { ...good, hasLocation: true }, "GPS position"],
    ["wide enough", { ...good, width: 1079 }, "1079 pixels wide"],
  ])("must be %s", async (_what, facts, found) => {
    expect(await errorsWith(facts)).toEqual([
      expect.objectContaining({ found: expect.stringContaining(found) }),
    ]);
  });
});

it.each([
  ["png", "Save it as JPEG, PNG or WebP, or rename it."],
  ["avif", "Save it as JPEG, PNG or WebP."],
  ["gif", "Save it as JPEG, PNG or WebP."],
])(
  "A file under another format's ending may be renamed only if the site takes its format: %s",
  async (format, remedy) => {
    expect(await errorsWith({ ...good, format })).toEqual([expect.objectContaining({ remedy })]);
  },
);

it("A phone's own format is refused with advice on how to set the phone", async () => {
  const [error] = await errorsWith("heic");
  expect(error?.remedy).toMatch(/iPhone.*Most Compatible.*Samsung/);
});

it("A logo may be smaller than a photograph, but not as small as it likes", async () => {
  expect(await checkPictures([certificate], async () => ({ ...good, width: 240 }))).toEqual([]);
  const [error] = await checkPictures([certificate], async () => ({ ...good, width: 239 }));
  expect(error?.expected).toBe("at least 240 pixels");
});

describe("The pictures of the content", () => {
  it("are all looked at, relative to the file that names them", async () => {
    const inspect = jest.fn(async () => good);
    await checkPictures([project(published("projects/family-bathroom-refurbishment.json"))], inspect);
    const names = ["after", "before", "detail", "before", "after"];
    expect(inspect.mock.calls).toEqual(
      names.map((name) => [`images/projects/family-bathroom-refurbishment/${name}.jpg`]),
    );
  });

  it("are not looked for where the path is no text, which is an error of its own", async () => {
    const inspect = jest.fn(async () => good);
    await checkPictures([project({ pictures: [{ image: 7 }] })], inspect);
    expect(inspect).not.toHaveBeenCalled();
  });
});
