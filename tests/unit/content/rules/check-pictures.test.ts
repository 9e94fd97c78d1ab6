import type { InspectedPicture, PictureError } from "../../../../src/content/reading/inspect-picture";
import type { ParsedFile } from "../../../../src/content/reading/parse-content-file";
import { checkPictures } from "../../../../src/content/rules/check-pictures";
import { certificateSchema } from "../../../../src/content/types/people";
import { projectSchema } from "../../../../src/content/types/project";
import { fixture } from "../../../support/fixture";

const good: InspectedPicture = { width: 1080, hasLocation: false };

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

const errorsWith = (picture: InspectedPicture | PictureError) =>
  checkPictures([project({ pictures: [{ image: "../images/room.jpg" }] })], async () => picture);

describe("A picture", () => {
  it("may be published if it is wide enough and has no GPS location", async () => {
    expect(await errorsWith(good)).toEqual([]);
  });

  it.each<[what: string, picture: InspectedPicture | PictureError, says: string]>([
    ["exist", "missing", "a picture that exists. Add the file, or correct its path."],
    ["be whole", "unreadable", "a whole picture in JPEG, PNG or WebP. Save it again from the original."],
    [
      "be silent about its place",
      { ...good, hasLocation: true },
      "a picture that does not say where it was taken. Save it without location data (GPS).",
    ],
    [
      "be wide enough",
      { ...good, width: 1079 },
      "at least 1080 pixels wide, not 1079. Use a larger original.",
    ],
  ])("must %s", async (_what, picture, says) => {
    const file = "projects/cafe-backsplash.json";
    expect(await errorsWith(picture)).toEqual([
      { file, field: "pictures.0.image", message: `Image must be ${says}` },
    ]);
  });
});

it("A logo may be smaller than a photograph, but has a least width, too", async () => {
  expect(await checkPictures([certificate], async () => ({ ...good, width: 240 }))).toEqual([]);
  const [error] = await checkPictures([certificate], async () => ({ ...good, width: 239 }));
  expect(error?.message).toContain("at least 240 pixels");
});

describe("The pictures of the content", () => {
  it("are all checked, relative to the file that names them", async () => {
    const inspect = jest.fn(async () => good);
    await checkPictures([project(fixture("projects/family-bathroom-refurbishment.json"))], inspect);
    const names = ["after", "before", "detail", "before", "after"];
    expect(inspect.mock.calls).toEqual(
      names.map((name) => [`images/projects/family-bathroom-refurbishment/${name}.jpg`]),
    );
  });

  it("are not checked if the path is not a text, which is an error of its own", async () => {
    const inspect = jest.fn(async () => good);
    await checkPictures([project({ pictures: [{ image: 7 }] })], inspect);
    expect(inspect).not.toHaveBeenCalled();
  });
});
