import { createResolvers } from "../../../src/gatsby/node/create-resolvers";
import company from "../../fixtures/content/company.json";
import { runHook } from "./run-hook";

interface Neighbour {
  slug: string;
  neighbours: string[];
}

type Resolve = (
  source: unknown,
  args: unknown,
  context: { nodeModel: { findAll: (query: { type: string }) => Promise<{ entries: Iterable<Neighbour> }> } },
) => unknown;

type Resolvers = Record<string, Record<string, { type: string; resolve: Resolve }>>;

const spot = { latitude: 51.48, longitude: -0.2 };

const areas = [
  { ...spot, slug: "chelsea", neighbours: ["fulham"] },
  { ...spot, slug: "fulham", neighbours: ["putney"] },
  { ...spot, slug: "putney", neighbours: ["fulham"] },
];

const findAll = jest.fn(async (_query: { type: string }) => ({ entries: areas }));

async function field(type: string, name: string) {
  const addResolvers = jest.fn<void, [Resolvers]>();
  await runHook(createResolvers, { createResolvers: addResolvers });
  const added = addResolvers.mock.calls[0]?.[0][type]?.[name];
  return {
    type: added?.type,
    of: (source: unknown) => added?.resolve(source, {}, { nodeModel: { findAll } }),
  };
}

describe("The company's opening hours", () => {
  it("are given as people read them", async () => {
    const hours = await field("Company", "openingHoursText");
    expect(hours.of(company)).toEqual([
      "Mon-Thu 7:30AM-5PM",
      "Fri 10AM-1:30PM",
      "Sat closed",
      "Sun 10AM-1:30PM",
    ]);
  });

  it("are always lines of text", async () => {
    expect((await field("Company", "openingHoursText")).type).toBe("[String!]!");
  });
});

describe("The company's opening minutes", () => {
  it("are numbers that a script can compare", async () => {
    const minutes = await field("Company", "openingMinutes");
    expect(minutes.type).toBe("[Int!]!");
    const openingHours = [{ days: ["Monday"], opens: "08:00", closes: "18:00" }];
    expect(minutes.of({ openingHours })).toEqual([480, 1080]);
  });
});

describe("The areas near an area", () => {
  it("are those that it names and those that name it", async () => {
    const nearby = await field("Area", "nearby");
    expect(await nearby.of(areas[1])).toEqual([areas[2], areas[0]]);
  });

  it("are looked for among all areas", async () => {
    await (await field("Area", "nearby")).of(areas[0]);
    expect(findAll).toHaveBeenCalledWith({ type: "Area" });
  });

  it("are always areas", async () => {
    expect((await field("Area", "nearby")).type).toBe("[Area!]!");
  });
});

describe("A picture of a project", () => {
  const project = { kind: "photograph", beforeAndAfter: { before: { image: "before.jpg" } } };
  const answer = async (name: string, image: string) => {
    const addResolvers = jest.fn<void, [Resolvers]>();
    await runHook(createResolvers, { createResolvers: addResolvers });
    const findRootNodeAncestor = (_part: object, isAskedFor: (node: object) => boolean) =>
      [{ relativePath: "projects/one.json" }, project].find(isAskedFor);
    const nodeModel = { findAll, findRootNodeAncestor };
    return addResolvers.mock.calls[0]?.[0].Picture?.[name]?.resolve({ image }, {}, { nodeModel });
  };

  it("knows of which kind its project's pictures are", async () => {
    expect(await answer("kind", "after.jpg")).toBe("photograph");
  });

  it("knows whether it is from before the work", async () => {
    expect(await answer("isBefore", "before.jpg")).toBe(true);
    expect(await answer("isBefore", "after.jpg")).toBe(false);
  });
});
