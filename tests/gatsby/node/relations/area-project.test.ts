import { areaProject } from "../../../../src/gatsby/node/relations/area-project";

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

  it("shows all projects equally often where none is from the place", () => {
    const elsewhere = projects.map(({ slug }) => ({ slug, area: "leeds" }));
    const shown = areas.map((area) => areaProject(area, areas, elsewhere)?.slug);
    expect(shown.sort()).toEqual(["floor", "floor", "wall", "wall"]);
  });

  it("is none while there are no projects", () => {
    expect(areaProject({ slug: "barnes" }, areas, [])).toBeUndefined();
  });
});
