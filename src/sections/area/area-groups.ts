import { furtherPictures, leadPicture, type ShownPicture } from "../project/pictures/choose-pictures";

interface AreaGroup<Area> {
  before: readonly Area[];
  /** Between the areas: a picture that no other group shows, of that project of theirs that has been shown least. */
  shown: ShownPicture | undefined;
  after: readonly Area[];
}

/** With a picture as wide as two cards, four areas fill two rows of three; of two cards a row, they fill two as well. */
const areasOfGroup = 4;

/** The areas in groups, each with a picture: on the left in one group, on the right in the next. */
export function areaGroups<Area extends { project: { slug: string } }>(
  areas: readonly Area[],
  projects: readonly Queries.ProjectPicturesFragment[],
): AreaGroup<Area>[] {
  const left = new Map(
    projects.map((project) => [project.slug, [...furtherPictures(project), leadPicture(project)]]),
  );
  const timesShown = new Map<string, number>();
  const groups: AreaGroup<Area>[] = [];
  for (let start = 0; start < areas.length; start += areasOfGroup) {
    const group = areas.slice(start, start + areasOfGroup);
    const times = (slug: string) => timesShown.get(slug) ?? 0;
    const [slug = ""] = group
      .map(({ project }) => project.slug)
      .filter((own) => left.get(own)?.length)
      .sort((one, other) => times(one) - times(other));
    const shown = group.length === areasOfGroup ? left.get(slug)?.shift() : undefined;
    if (shown) timesShown.set(slug, times(slug) + 1);
    const first = shown ? groups.length % 2 : 0;
    groups.push({ before: group.slice(0, first), shown, after: group.slice(first) });
  }
  return groups;
}
