/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { areaSchema } from "../../src/content/types/area";
import { areaUniqueness } from "./area-uniqueness";

const areas = readdirSync("data/areas").map((name) => {
  const { $schema: _address, ...content } = JSON.parse(readFileSync(`data/areas/${name}`, "utf8"));
  return areaSchema.parse(content);
});

describe("Each area's page earns its place (quality bar, A8)", () => {
  it.each(areaUniqueness(areas))("$slug", ({ unique, jaccard, containment }) => {
    expect(unique).toBeGreaterThanOrEqual(120);
    expect(jaccard).toBeLessThanOrEqual(0.35);
    expect(containment).toBeLessThanOrEqual(0.6);
  });
});

it("An area that has another one's text under its own name is found", () => {
  const [one, ...others] = areas;
  if (!one) throw new Error("There are no areas");
  const text = JSON.stringify({ ...one, slug: "copy", postcodes: ["SW99"] }).replaceAll(one.name, "Copyham");
  const [first] = areaUniqueness([one, ...others, areaSchema.parse(JSON.parse(text))]);
  expect(first).toEqual({ slug: one.slug, unique: 0, jaccard: 1, containment: 1 });
});
