import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type AreaText,
  areaUniqueness,
  checkAreaTexts,
} from "../../../../src/content/rules/all-files/check-area-texts";
import { type Area, areaSchema } from "../../../../src/content/types/area";
import { contentFolder, published } from "../../valid-content";

const real: AreaText[] = readdirSync(join(contentFolder, "areas")).map((file) => ({
  path: `areas/${file}`,
  area: areaSchema.parse(published(`areas/${file}`)),
}));

const [chelsea] = real.filter(({ path }) => path === "areas/chelsea.json");
if (!chelsea) throw new Error("There is no Chelsea");

const also = (area: Partial<Area>): AreaText[] => [
  ...real,
  { path: "areas/twin.json", area: { ...chelsea.area, slug: "twin", name: "Twin Town", ...area } },
];

const errorsOf = (path: string, texts: readonly AreaText[]) =>
  checkAreaTexts(texts).filter(({ file }) => file === path);

describe("The areas", () => {
  it("each have at least 120 five-word sequences of their own, with names and postcodes masked", () => {
    const fewest = Math.min(...areaUniqueness(real).map(({ unique }) => unique));
    expect(fewest).toBeGreaterThanOrEqual(120);
  });

  it("are no two alike", () => {
    expect(checkAreaTexts(real)).toEqual([]);
  });
});

describe("An area whose text could be about another place", () => {
  it("is named together with its twin when it was copied", () => {
    expect(errorsOf("areas/twin.json", also({}))).toEqual([
      expect.objectContaining({
        file: "areas/twin.json",
        found: expect.stringMatching(/100% .* data\/areas\/chelsea\.json/),
      }),
    ]);
  });

  it("is reported when only the names and the postcodes were changed", () => {
    const renamed = JSON.parse(
      JSON.stringify(chelsea.area).replaceAll("Chelsea", "Fulham").replaceAll("SW3", "W6"),
    );
    expect(errorsOf("areas/twin.json", also({ ...renamed, slug: "twin" }))).toHaveLength(1);
  });

  it("is reported when it keeps two of three passages", () => {
    const { homes, bathrooms } = real[0]?.area ?? chelsea.area;
    const { conservation, access } = chelsea.area;
    expect(errorsOf("areas/twin.json", also({ homes, bathrooms, conservation, access }))).toHaveLength(1);
  });

  it("is reported when it says too little of its own", () => {
    const little = "Houses here are old, and their bathrooms are small.";
    const short = {
      description: little,
      introduction: little,
      homes: little,
      bathrooms: little,
      conservation: little,
    };
    expect(errorsOf("areas/twin.json", also({ ...short, access: little }))).toEqual([
      expect.objectContaining({
        found: expect.stringMatching(/^\d+ five-word sequences/),
        expected: "at least 120",
      }),
    ]);
  });
});

describe("The twin of an area", () => {
  const words = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word}${index}`).join(" ");
  const silent = {
    description: "",
    introduction: "",
    homes: "",
    bathrooms: "",
    conservation: "",
    access: "",
  };
  const saying = (slug: string, ...passages: string[]): AreaText => ({
    path: `areas/${slug}.json`,
    area: { ...chelsea.area, ...silent, slug, name: slug, homes: passages.join(" ") },
  });

  it("is the one that is most like it, not the one that says most of the same", () => {
    const [copy] = areaUniqueness([
      saying("copy", words("long", 100), words("short", 60)),
      saying("epic", words("long", 100), words("other", 400)),
      saying("note", words("short", 60)),
    ]);
    expect(copy?.twin).toMatchObject({ path: "areas/note.json", containment: 1 });
  });
});

describe("What every area says", () => {
  it("counts for none of them, so that a shared sentence does no harm", () => {
    const sentence = " Every quote is free and comes within a day of the visit.";
    const texts = real.map(({ path, area }) => ({ path, area: { ...area, access: area.access + sentence } }));
    expect(checkAreaTexts(texts)).toEqual([]);
  });
});
