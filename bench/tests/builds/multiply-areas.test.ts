import { readdirSync } from "node:fs";
import { checkAreaTexts } from "../../../src/content/rules/all-files/check-area-texts";
import { checkNeighbours } from "../../../src/content/rules/all-files/check-neighbours";
import { type Area, areaSchema } from "../../../src/content/types/area";
import { contentTypes } from "../../../src/content/types/content-types";
import { published } from "../../../tests/content/valid-content";
import { multiplyAreas } from "../../builds/multiply-areas";

const real: Area[] = readdirSync("data/areas").map((file) => areaSchema.parse(published(`areas/${file}`)));

const many = multiplyAreas(real, 10);
const different = (field: (area: Area) => unknown) => new Set(many.map(field)).size;

describe("Ten times the areas", () => {
  it("begin with the real ones, as they are but for neighbours that now have nearer rivals", () => {
    const withoutNeighbours = ({ neighbours: _neighbours, ...area }: Area) => area;
    expect(many).toHaveLength(10 * real.length);
    expect(many.slice(0, real.length).map(withoutNeighbours)).toEqual(real.map(withoutNeighbours));
    expect(multiplyAreas(real, 1)).toEqual(real);
  });

  it("are all valid", () => {
    expect(many.filter((area) => !areaSchema.safeParse(area).success)).toEqual([]);
  });

  it("have addresses, names and search texts of their own", () => {
    for (const field of ["slug", "name", "seoTitle", "seoDescription"] as const)
      expect(different((area) => area[field])).toBe(many.length);
  });

  it("have neighbours that exist, and as many as the real ones", () => {
    const slugs = new Set(many.map(({ slug }) => slug));
    expect(many.flatMap(({ neighbours }) => neighbours).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(many.map(({ neighbours }) => neighbours.length)).toEqual(
      Array.from({ length: 10 }, () => real.map(({ neighbours }) => neighbours.length)).flat(),
    );
  });

  it("have neighbours that the content check takes for near", () => {
    const { schema } = contentTypes.Area;
    const files = many.map((area) => ({
      path: `areas/${area.slug}.json`,
      type: "Area" as const,
      schema,
      content: area,
    }));
    expect(checkNeighbours(files)).toEqual([]);
  });

  it("have texts as long as the real ones and so different that the content check lets them pass", () => {
    expect(many.at(-1)?.homes).toHaveLength(real.at(-1)?.homes.length ?? 0);
    expect(checkAreaTexts(many.map((area) => ({ path: `areas/${area.slug}.json`, area })))).toEqual([]);
  });

  it("are the same every time", () => {
    expect(multiplyAreas(real, 10)).toEqual(many);
  });
});
