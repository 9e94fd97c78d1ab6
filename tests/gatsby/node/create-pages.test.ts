/** @jest-environment node */
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { createPages } from "../../../src/gatsby/node/create-pages";
import { runHook } from "./run-hook";

interface Page {
  path: string;
  component: string;
  context: Record<string, unknown>;
}

const node = (slug: string) => ({ id: `id of ${slug}`, slug });

function content({ areas = ["chelsea"], services = ["floor-tiling"], projects = ["cafe", "hotel", "hall"] }) {
  return {
    areas: { nodes: areas.map(node) },
    services: { nodes: services.map(node) },
    projects: { nodes: projects.map(node) },
  };
}

async function pagesFor(data: ReturnType<typeof content>): Promise<Page[]> {
  const createPage = jest.fn<void, [Page]>();
  const panicOnBuild = jest.fn();
  await runHook(createPages, {
    actions: { createPage },
    graphql: async () => ({ data }),
    reporter: { panicOnBuild },
  });
  expect(panicOnBuild).not.toHaveBeenCalled();
  return createPage.mock.calls.map(([page]) => page);
}

const contextOf = (pages: Page[], path: string) => pages.find((page) => page.path === path)?.context;

describe("The pages that come from data", () => {
  it("are one for each area, service and project, at its address", async () => {
    const pages = await pagesFor(content({ areas: ["chelsea", "the-city"] }));
    expect(pages.map(({ path }) => path)).toEqual([
      "/areas/chelsea",
      "/areas/the-city",
      "/services/floor-tiling",
      "/portfolio/cafe",
      "/portfolio/hotel",
      "/portfolio/hall",
    ]);
  });

  it.each([
    ["/areas/chelsea", "AreaTemplate.tsx"],
    ["/services/floor-tiling", "ServiceTemplate.tsx"],
    ["/portfolio/cafe", "ProjectTemplate.tsx"],
  ])("are shown by the template of their content type: %s", async (path, template) => {
    const page = (await pagesFor(content({}))).find((made) => made.path === path);
    expect(basename(page?.component ?? "")).toBe(template);
  });

  it("are shown by templates that exist", async () => {
    const components = (await pagesFor(content({}))).map(({ component }) => component);
    expect(components.filter((component) => !existsSync(component))).toEqual([]);
  });

  it.each([
    ["/areas/chelsea", "id of chelsea"],
    ["/services/floor-tiling", "id of floor-tiling"],
  ])("get an id and nothing else, and ask for the rest: %s", async (path, id) => {
    expect(contextOf(await pagesFor(content({})), path)).toEqual({ id });
  });

  it("are none where there is no content", async () => {
    expect(await pagesFor(content({ areas: [], services: [], projects: [] }))).toEqual([]);
  });
});

describe("From project to project", () => {
  it.each([
    ["cafe", "hall", "hotel"],
    ["hotel", "cafe", "hall"],
    ["hall", "hotel", "cafe"],
  ])("one can go round and round: %s comes after %s and before %s", async (slug, previous, next) => {
    const pages = await pagesFor(content({}));
    expect(contextOf(pages, `/portfolio/${slug}`)).toEqual({
      id: `id of ${slug}`,
      previousId: `id of ${previous}`,
      nextId: `id of ${next}`,
    });
  });

  it("a single project leads back to itself", async () => {
    const pages = await pagesFor(content({ projects: ["cafe"] }));
    expect(contextOf(pages, "/portfolio/cafe")).toEqual({
      id: "id of cafe",
      previousId: "id of cafe",
      nextId: "id of cafe",
    });
  });

  it("the way follows the order that the owner gave them", async () => {
    const graphql = jest.fn(async (_query: string) => ({ data: content({}) }));
    await runHook(createPages, { actions: { createPage: jest.fn() }, graphql, reporter: {} });
    expect(graphql.mock.calls[0]?.[0]).toContain("allProject(sort: { order: ASC })");
  });
});

describe("Content that cannot be read", () => {
  const errors = ['Cannot query field "slug"'];

  it("stops the build with its reasons and makes no page", async () => {
    const createPage = jest.fn();
    const panicOnBuild = jest.fn();
    await runHook(createPages, {
      actions: { createPage },
      graphql: async () => ({ errors }),
      reporter: { panicOnBuild },
    });
    expect(panicOnBuild).toHaveBeenCalledWith("The pages could not be read from the content", errors);
    expect(createPage).not.toHaveBeenCalled();
  });
});
