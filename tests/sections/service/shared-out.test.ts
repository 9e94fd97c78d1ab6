import { sharedOut } from "../../../src/sections/service/shared-out";
import { bySlug, projects } from "../site-content";

const cafe = bySlug(projects, "cafe-backsplash");
const bathroom = bySlug(projects, "family-bathroom-refurbishment");

const altsOf = ({ benefits, options, work, others }: ReturnType<typeof sharedOut>) => ({
  beside: [benefits, options, work].map((shown) => shown?.picture.alt),
  others: others.map(({ pictures }) => pictures.map(({ alt }) => alt)),
});

describe("The pictures of a service's projects", () => {
  it("stand each once on its page, in their order; the very first is its hero", () => {
    const [, first, second] = cafe.pictures;
    const [lead, ...rest] = bathroom.pictures;
    expect(altsOf(sharedOut([cafe, bathroom]))).toEqual({
      beside: [first?.alt, second?.alt, lead?.alt],
      others: [rest.map(({ alt }) => alt)],
    });
  });

  it("leave out no more than there are", () => {
    expect(altsOf(sharedOut([]))).toEqual({ beside: [undefined, undefined, undefined], others: [] });
  });

  it("show the room before the work last", () => {
    const before = bathroom.pictures.find(({ isBefore }) => isBefore);
    const { beside } = altsOf(sharedOut([bathroom]));
    expect(before).toBeDefined();
    expect(beside.filter(Boolean).at(-1)).toBe(before?.alt);
  });
});
