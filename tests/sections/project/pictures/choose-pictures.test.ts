import { pagePictures } from "../../../../src/sections/project/pictures/choose-pictures";

const picture = (alt: string) =>
  ({ alt, isBefore: false }) as Queries.ProjectPicturesFragment["pictures"][number];

const project = (slug: string, kind = "visualisation") =>
  ({
    slug,
    kind,
    pictures: ["room", "angle", "detail"].map((view) => picture(`${slug}: ${view}`)),
  }) as unknown as Queries.ProjectPicturesFragment;

const altsOf = ({ banner, beside, wide }: ReturnType<typeof pagePictures>) => [
  banner?.picture.alt,
  beside?.picture.alt,
  wide?.picture.alt,
];

describe("The pictures of a page that shows no project in particular", () => {
  it("are of three projects", () => {
    expect(altsOf(pagePictures([project("mews"), project("tower"), project("hall")]))).toEqual([
      "mews: room",
      "tower: detail",
      "hall: angle",
    ]);
  });

  it("are three of the same project where there is one only", () => {
    expect(altsOf(pagePictures([project("mews")]))).toEqual(["mews: room", "mews: detail", "mews: angle"]);
  });

  it("say of each what it is", () => {
    const { beside, wide } = pagePictures([project("mews"), project("tower", "photograph"), project("hall")]);
    expect([beside?.kind, wide?.kind]).toEqual(["photograph", "visualisation"]);
  });

  it("are none without projects, and never the same one twice", () => {
    expect(altsOf(pagePictures([]))).toEqual([undefined, undefined, undefined]);
    const small = { ...project("mews"), pictures: [picture("room"), picture("angle")] };
    expect(altsOf(pagePictures([small as Queries.ProjectPicturesFragment]))).toEqual([
      "room",
      "angle",
      undefined,
    ]);
  });
});
