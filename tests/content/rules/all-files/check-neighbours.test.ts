import { checkNeighbours } from "../../../../src/content/rules/all-files/check-neighbours";
import { editedFile } from "../../edited-file";

/** Areas at places of their own: so many kilometres north of the first. */
const slugs = ["barnes", "battersea", "belgravia", "bloomsbury", "chelsea", "clapham"] as const;
const pathOf = (slug: string) => `areas/${slug}.json`;

function area(slug: (typeof slugs)[number], kilometres: number, neighbours: unknown) {
  const latitude = Number((51.4 + kilometres / 111.195).toFixed(5));
  return {
    ...editedFile(pathOf("chelsea"), { slug, latitude, longitude: -0.1, neighbours }),
    path: pathOf(slug),
  };
}

const near = [
  area("battersea", 1, ["barnes", "belgravia", "bloomsbury"]),
  area("belgravia", 2, ["barnes", "battersea", "bloomsbury"]),
  area("bloomsbury", 3, ["barnes", "battersea", "belgravia"]),
];

/** What is wrong with an area at the first spot that names these, beside three that are near. */
const errorsOf = (neighbours: unknown, ...others: ReturnType<typeof area>[]) =>
  checkNeighbours([area("barnes", 0, neighbours), ...near, ...others]);

describe("An area's neighbours", () => {
  it("are in order where there are three, all near", () => {
    expect(errorsOf(["battersea", "belgravia", "bloomsbury"])).toEqual([]);
  });

  it("may be fewer: the page finds the nearest for itself", () => {
    expect(errorsOf(["bloomsbury"])).toEqual([]);
  });

  it("are not far away where nearer ones are enough", () => {
    const far = area("chelsea", 7, ["bloomsbury", "belgravia", "battersea"]);
    expect(errorsOf(["battersea", "belgravia", "bloomsbury", "chelsea"], far)).toEqual([
      {
        file: "areas/barnes.json",
        field: "neighbours",
        label: "Neighbours",
        found: "chelsea (7.0 km)",
        expected: "areas whose centres lie at most 5 km away, or no more than 3 areas",
        remedy:
          "Choose nearer ones; the nearest are battersea (1.0 km), belgravia (2.0 km), bloomsbury (3.0 km). Or correct latitude and longitude.",
      },
    ]);
  });

  it("are all named that are too far away", () => {
    const far = area("chelsea", 7, ["bloomsbury", "belgravia", "battersea"]);
    const further = area("clapham", 8, ["bloomsbury", "belgravia", "battersea"]);
    const named = ["battersea", "belgravia", "bloomsbury", "chelsea", "clapham"];
    expect(errorsOf(named, far, further)).toEqual([
      expect.objectContaining({ found: "chelsea (7.0 km), clapham (8.0 km)" }),
    ]);
  });

  it("may be far away where an area has no more than three", () => {
    const remote = area("chelsea", 20, ["battersea", "belgravia", "bloomsbury"]);
    expect(errorsOf(["battersea", "belgravia", "chelsea"], remote)).toEqual([]);
  });

  it("stay right when an area is added nearby", () => {
    const remote = area("chelsea", 20, ["battersea", "belgravia", "bloomsbury"]);
    const added = area("clapham", 21, ["chelsea", "battersea", "bloomsbury"]);
    expect(errorsOf(["battersea", "belgravia", "bloomsbury"], remote, added)).toEqual([]);
  });

  it.each([
    ["no list", "battersea"],
    ["an empty list", []],
    ["an area that is not there", ["battersea", "belgravia", "atlantis"]],
    ["the area itself", ["battersea", "belgravia", "barnes"]],
  ])("are left to other checks: %s", (_what, neighbours) => {
    expect(errorsOf(neighbours)).toEqual([]);
  });

  it("are left to other checks where an area's place is impossible, or another's", () => {
    const named = ["battersea", "belgravia", "bloomsbury", "chelsea"];
    const nowhere = editedFile(pathOf("chelsea"), { latitude: 0, neighbours: named.slice(0, 3) });
    expect(errorsOf(named, nowhere)).toEqual([]);
    const twins = [area("chelsea", 20, named.slice(0, 3)), area("clapham", 20, named.slice(0, 3))];
    expect(errorsOf(named, ...twins)).toEqual([]);
  });

  it("are looked at in areas alone", () => {
    expect(checkNeighbours([editedFile("company.json"), editedFile("additional-areas.json")])).toEqual([]);
  });
});
