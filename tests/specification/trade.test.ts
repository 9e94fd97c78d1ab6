import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "../site/built-content";

const files = readdirSync("data", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .map((path) => ({ path, text: readFileSync(join("data", path), "utf8") }));

const pathsWith = (words: RegExp) => files.filter(({ text }) => words.test(text)).map(({ path }) => path);

/** The days of a price example's lines, such as "2 to 3 days", each taken at its middle. */
function daysOf(path: string): number {
  const { lines } = JSON.parse(readFileSync(join("data", path), "utf8"));
  const texts: string[] = lines.map(({ hours = "" }) => hours);
  const bounds = texts.map((text) => text.match(/\d+(?=.*day)/g)?.map(Number) ?? []);
  return bounds.reduce((sum, days) => sum + (Math.min(...days) + Math.max(...days)) / 2, 0);
}

describe("The texts", () => {
  it("name no withdrawn standard without its successor", () => {
    expect(pathsWith(/(?<!EN 16165, formerly )DIN 51097/)).toEqual([]);
  });

  it("use one name for the decoupling mat, and no floor board thinner than 15 mm", () => {
    expect(pathsWith(/uncoupling/i)).toEqual([]);
    expect(pathsWith(/\b(?:[1-9]|1[0-4])(?:\.\d+)? mm (?:ply|plywood|board)\b/i)).toEqual([]);
  });

  it("give a whole bathroom no more days, with one for the design, than the company's weeks have", () => {
    const [, mostWeeks = 0] = company.claims.refurbishment?.match(/\d+/g)?.map(Number) ?? [];
    expect(daysOf("price-examples/family-bathroom.json") + 1).toBeLessThanOrEqual(mostWeeks * 5);
  });

  it("hang no heavy stone by adhesive alone", () => {
    const slabs = files.filter(({ path, text }) => /^projects/.test(path) && /stone slabs/i.test(text));
    expect(slabs.filter(({ text }) => !/metal restraint/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe("A word of the trade that a homeowner would not know", () => {
  it.each([
    ["gritted primer", " (one with sand in it"],
    ["springing line", ", where the wall ends"],
    ["firrings", " (timber strips"],
    ["pugging", ", the ash or sand"],
    ["noggings", " (short timbers"],
    ["laitance", ", a weak skin"],
    ["intumescent collar", ", which swells shut"],
    ["winders", ", the wedge-shaped steps"],
  ])("is explained where an area's text uses it: %s%s", (term, explanation) => {
    const using = files.filter(({ path, text }) => path.startsWith("areas") && text.includes(term));
    expect(using).not.toEqual([]);
    expect(using.filter(({ text }) => !text.includes(term + explanation)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
