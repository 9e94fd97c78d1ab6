/** @jest-environment node */
import { readFileSync } from "node:fs";
import { areas, faqs, first, projects, services } from "../support/built-content";

const additionalAreas: readonly string[] = JSON.parse(
  readFileSync("data/additional-areas.json", "utf8"),
).names;

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug).sort();

const service = (slug: string) => first(services.filter((one) => one.slug === slug));

/** The specification's areas, in its order. */
const specifiedAreas =
  `chelsea kensington mayfair belgravia knightsbridge south-kensington notting-hill marylebone
  hampstead primrose-hill st-johns-wood little-venice holland-park fitzrovia bloomsbury covent-garden
  canary-wharf the-city shoreditch islington clapham battersea wandsworth fulham richmond wimbledon
  putney barnes dulwich greenwich`.split(/\s+/);

const specifiedServices = [
  "bathroom-refurbishment",
  "bathroom-wall-tiling",
  "floor-tiling",
  "kitchen-backsplash",
  "shower-tiling",
  "tile-repairs",
];

describe("The areas", () => {
  it("are the specification's thirty and no others", () => {
    expect(slugsOf(areas)).toEqual([...specifiedAreas].sort());
  });
});

describe("The additional areas", () => {
  it("are about 150 in number", () => {
    expect(additionalAreas.length).toBeGreaterThanOrEqual(145);
    expect(additionalAreas.length).toBeLessThanOrEqual(155);
  });

  it("are listed once each", () => {
    expect(new Set(additionalAreas).size).toBe(additionalAreas.length);
  });

  it("do not include a main area", () => {
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
    const main = areas.flatMap(({ name, slug }) => [plain(name), plain(slug)]);
    expect(additionalAreas.filter((name) => main.includes(plain(name)))).toEqual([]);
  });
});

describe("The services", () => {
  it("are the specification's six and no others", () => {
    expect(slugsOf(services)).toEqual(specifiedServices);
  });

  it.each([
    ["floor-tiling", 5],
    ["bathroom-wall-tiling", 4],
    ["shower-tiling", 4],
  ])("%s is done in %i steps, under a title", (slug, steps) => {
    expect(service(slug).process?.steps).toHaveLength(steps);
    expect(service(slug).process?.title).toBeDefined();
  });

  it("bathroom-refurbishment is done in six phases, two in each of three weeks", () => {
    expect(service("bathroom-refurbishment").phases?.phases.map(({ week, phase }) => [week, phase])).toEqual([
      [1, "Design"],
      [1, "Demolition"],
      [2, "Infrastructure"],
      [2, "Tiling"],
      [3, "Fixtures"],
      [3, "Finishing"],
    ]);
    expect(service("bathroom-refurbishment").phases?.title).toBeDefined();
  });

  it.each(services)("$slug has four features, and something to choose from", ({ features, options }) => {
    expect(features).toHaveLength(4);
    expect(options?.length).toBeGreaterThan(0);
  });
});

/** The home page shows the first six. */
const homeProjects = projects.slice(0, 6);

describe("The projects", () => {
  it("on the home page are one of each service", () => {
    expect(homeProjects.map((project) => project.service).sort()).toEqual(specifiedServices);
  });

  it("on the home page are two of each type", () => {
    expect(homeProjects.map(({ type }) => type).sort()).toEqual([
      "Commercial",
      "Commercial",
      "Heritage",
      "Heritage",
      "Residential",
      "Residential",
    ]);
  });

  it.each(projects)("$slug is labelled as a visualisation", ({ kind }) => {
    expect(kind).toBe("visualisation");
  });

  it.each(projects)("$slug shows several pictures", ({ pictures }) => {
    expect(pictures.length).toBeGreaterThanOrEqual(3);
  });
});

it("There are four questions", () => {
  expect(faqs).toHaveLength(4);
});
