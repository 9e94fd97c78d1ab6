import { furtherPictures } from "../project/further-pictures";

interface AreaGroup<Area> {
  before: readonly Area[];
  /** Between the areas of the group: a picture of the first of their projects that no other group shows. */
  shown?: { picture: Queries.ProjectPictureFragment; kind: string };
  after: readonly Area[];
}

/** With a picture as wide as two cards, four areas fill two rows of three; of two cards a row, they fill two as well. */
const areasOfGroup = 4;

/** The areas in groups, each with a picture: on the left in one group, on the right in the next. */
export function areaGroups<Area extends { project: { slug: string } }>(
  areas: readonly Area[],
  projects: readonly Queries.ProjectPicturesFragment[],
): AreaGroup<Area>[] {
  const left = new Map(projects.map((project) => [project.slug, project]));
  const groups: AreaGroup<Area>[] = [];
  for (let start = 0; start < areas.length; start += areasOfGroup) {
    const group = areas.slice(start, start + areasOfGroup);
    const project = group.map(({ project: { slug } }) => left.get(slug)).find((found) => found !== undefined);
    const [picture] = project ? [...furtherPictures(project), ...project.pictures] : [];
    if (!project || !picture || group.length < areasOfGroup) {
      groups.push({ before: [], after: group });
      continue;
    }
    left.delete(project.slug);
    const first = groups.length % 2;
    const shown = { picture, kind: project.kind };
    groups.push({ before: group.slice(0, first), shown, after: group.slice(first) });
  }
  return groups;
}
