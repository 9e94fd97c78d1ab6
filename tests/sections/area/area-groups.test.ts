import { areaGroups } from "../../../src/sections/area/area-groups";
import { bySlug, projects } from "../site-content";

const [cafe, bathroom] = ["cafe-backsplash", "family-bathroom-refurbishment"];

const areas = (...slugs: string[]) => slugs.map((slug, index) => ({ name: index + 1, project: { slug } }));

const shownIn = (groups: ReturnType<typeof areaGroups>) => groups.map(({ shown }) => shown?.picture.alt);

describe("The areas of the overview", () => {
  it("are all there, in their order, four with each picture", () => {
    const all = areas(...Array<string>(10).fill(cafe ?? ""));
    const groups = areaGroups(all, projects);
    expect(groups.flatMap(({ before, after }) => [...before, ...after])).toEqual(all);
    expect(groups.map(({ before, after }) => before.length + after.length)).toEqual([4, 4, 2]);
  });

  it("stand beside a picture of a home like theirs, which no other group shows", () => {
    const groups = areaGroups(areas(cafe ?? "", ...Array<string>(7).fill(bathroom ?? "")), projects);
    expect(shownIn(groups)).toEqual([
      bySlug(projects, "cafe-backsplash").pictures[1]?.alt,
      bySlug(projects, "family-bathroom-refurbishment").pictures[2]?.alt,
    ]);
  });

  it("stand beside the home that has been shown least", () => {
    const homes = [cafe ?? "", bathroom ?? "", cafe ?? "", bathroom ?? ""];
    const groups = areaGroups(areas(...homes, ...homes, ...homes), projects);
    expect(shownIn(groups)).toEqual([
      bySlug(projects, "cafe-backsplash").pictures[1]?.alt,
      bySlug(projects, "family-bathroom-refurbishment").pictures[2]?.alt,
      bySlug(projects, "cafe-backsplash").pictures[2]?.alt,
    ]);
  });

  it("do without where every picture is taken, and at the end where too few are left to fill rows", () => {
    const many = areaGroups(areas(...Array<string>(16).fill(cafe ?? "")), projects);
    const pictures = bySlug(projects, "cafe-backsplash").pictures.map(({ alt }) => alt);
    expect(shownIn(many).slice(0, 3).sort()).toEqual([...pictures].sort());
    expect(shownIn(many)[3]).toBeUndefined();
    expect(shownIn(areaGroups(areas(cafe ?? "", cafe ?? ""), projects))).toEqual([undefined]);
  });
});
