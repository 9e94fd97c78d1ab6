import { areaProject } from "../../../src/gatsby/node/area-project";

const areas = ["barnes", "chelsea", "dulwich", "putney"].map((slug) => ({ slug }));
const projects = [
  { slug: "wall", area: "chelsea" },
  { slug: "floor", area: "islington" },
];

describe("The picture on an area's page", () => {
  it("comes from a project in that place, where there is one", () => {
    expect(areaProject({ slug: "chelsea" }, areas, projects)?.slug).toBe("wall");
  });

  it("comes from some other project elsewhere", () => {
    expect(areaProject({ slug: "barnes" }, areas, projects)?.slug).toBe("floor");
  });

  it("is the same from build to build, in whichever order Gatsby hands the content over", () => {
    const turned = areaProject({ slug: "dulwich" }, [...areas].reverse(), [...projects].reverse());
    expect(turned).toEqual(areaProject({ slug: "dulwich" }, areas, projects));
  });

  it("differs between places, so that no project stands on all pages", () => {
    const shown = areas.map((area) => areaProject(area, areas, projects)?.slug);
    expect(new Set(shown).size).toBe(2);
  });

  it("is none while there are no projects", () => {
    expect(areaProject({ slug: "barnes" }, areas, [])).toBeUndefined();
  });
});
