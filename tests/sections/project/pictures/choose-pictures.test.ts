import { pagePictures, servicePictures } from "../../../../src/sections/project/pictures/choose-pictures";
import { bySlug, projects } from "../../site-content";

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

const cafe = bySlug(projects, "cafe-backsplash");
const bathroom = bySlug(projects, "family-bathroom-refurbishment");

const altsByPlace = ({ benefits, options, work, others }: ReturnType<typeof servicePictures>) => ({
  beside: [benefits, options, work].map((shown) => shown?.picture.alt),
  others: others.map(({ pictures }) => pictures.map(({ alt }) => alt)),
});

describe("The pictures of a service's projects", () => {
  it("stand each once on its page, in their order; the very first is its hero", () => {
    const [, first, second] = cafe.pictures;
    const [lead, ...rest] = bathroom.pictures;
    expect(altsByPlace(servicePictures([cafe, bathroom]))).toEqual({
      beside: [first?.alt, second?.alt, lead?.alt],
      others: [rest.map(({ alt }) => alt)],
    });
  });

  it("leave out no more than there are", () => {
    expect(altsByPlace(servicePictures([]))).toEqual({
      beside: [undefined, undefined, undefined],
      others: [],
    });
  });

  it("show the room before the work last", () => {
    const before = bathroom.pictures.find(({ isBefore }) => isBefore);
    const { beside } = altsByPlace(servicePictures([bathroom]));
    expect(before).toBeDefined();
    expect(beside.filter(Boolean).at(-1)).toBe(before?.alt);
  });
});
