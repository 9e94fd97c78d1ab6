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

/** So many words that are nowhere else: four fewer sequences of five. */
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

describe("What an area says of its own", () => {
  it("is enough from 120 sequences of five words on", () => {
    expect(checkAreaTexts([saying("enough", words("a", 124)), saying("less", words("b", 123))])).toEqual([
      {
        file: "areas/less.json",
        found: "119 five-word sequences that no other area has",
        expected: "at least 120",
        remedy:
          "Write what is true of this place and of no other: its houses, bathrooms, consents and streets.",
      },
    ]);
  });

  it.each(Object.keys(silent))("is looked for in its %s", (field) => {
    const { path, area } = saying("place");
    expect(areaUniqueness([{ path, area: { ...area, [field]: words("a", 5) } }])).toEqual([
      { path, unique: 1 },
    ]);
  });

  it("is nothing where there are fewer than five words", () => {
    expect(areaUniqueness([saying("terse", words("a", 4))])).toEqual([
      { path: "areas/terse.json", unique: 0 },
    ]);
  });
});

describe("What two areas share", () => {
  /** Two areas with so many sequences each, of which they share some; what the first is told. */
  const sharing = (shared: number, own: number, others: number) => [
    saying("one", words("both", shared + 4), words("one", own - shared)),
    saying("other", words("both", shared + 4), words("other", others - shared)),
  ];

  it("is measured against all that they say, and against the shorter text", () => {
    expect(areaUniqueness(sharing(50, 100, 200))).toEqual([
      {
        path: "areas/one.json",
        unique: 50,
        twin: { path: "areas/other.json", jaccard: 0.2, containment: 0.5 },
      },
      {
        path: "areas/other.json",
        unique: 150,
        twin: { path: "areas/one.json", jaccard: 0.2, containment: 0.5 },
      },
    ]);
  });

  it("may be 35% of all that they say", () => {
    expect(checkAreaTexts(sharing(140, 270, 270))).toEqual([]);
    expect(checkAreaTexts(sharing(141, 270, 270)).map(({ found }) => found)).toEqual([
      "texts that share 52% of their five-word sequences with data/areas/other.json",
      "texts that share 52% of their five-word sequences with data/areas/one.json",
    ]);
  });

  it("may be 60% of the shorter text", () => {
    expect(checkAreaTexts(sharing(360, 600, 1200))).toEqual([]);
    expect(checkAreaTexts(sharing(361, 600, 1200))[0]).toMatchObject({
      file: "areas/one.json",
      expected: "texts about this place: at most 60% shared",
    });
  });

  it.each([
    [3, "areas/1.json"],
    [4, undefined],
  ])("counts for none of ten where %i of them say it, if those are more than three", (speakers, twin) => {
    const texts = Array.from({ length: 10 }, (_, index) =>
      saying(`${index}`, words(`own${index}x`, 20), ...(index < speakers ? [words("all", 5)] : [])),
    );
    expect(areaUniqueness(texts)[0]?.twin?.path).toBe(twin);
  });

  it.each(["Alpha Hill", "Camden", "Brent", "NW9"])(
    "takes %s for the same word as any other name",
    (name) => {
      const facts = { name: "Alpha Hill", borough: "Camden and Brent", postcodes: ["NW9"] };
      const text = (place: string) => `Six of ten houses in ${place} have one bathroom.`;
      const alpha = saying("alpha", text(name));
      const beta = saying("Beta", text("Beta"));
      const [own] = areaUniqueness([{ ...alpha, area: { ...alpha.area, ...facts } }, beta]);
      expect(own).toMatchObject({ unique: 0, twin: { path: beta.path, jaccard: 1, containment: 1 } });
    },
  );

  it("takes a part of a name for a word", () => {
    const alpha = saying("alpha", "Six of ten houses in hill have one bathroom.");
    const beta = saying("beta", "Six of ten houses in beta have one bathroom.");
    const named = { ...alpha, area: { ...alpha.area, name: "Alpha Hill" } };
    expect(areaUniqueness([named, beta])[0]?.unique).toBeGreaterThan(0);
  });
});

describe("The twin of an area", () => {
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
