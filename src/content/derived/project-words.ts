import { defaultKind } from "../fields/picture-fields";
import type { Project } from "../types/project";
import { fillFacts } from "../values/placeholders";
import { longestCard, searchDescription, searchLimits, shortened } from "../values/search-words";

/** The names and facts that a project's file does not have. */
export interface ProjectSurroundings {
  /** The title of its service, and the name of its place. Empty while nobody has chosen them. */
  service: string;
  place: string;
  /** The company's facts, for search texts, which have no placeholders. */
  facts: Readonly<Record<string, string>>;
}

type Derived = "kind" | "description" | "seoTitle" | "seoDescription";

/** The texts of a project. In the editor even a required one may still be missing. */
type WrittenProject = Partial<Pick<Project, Derived | "title" | "work">>;

/** A project without empty fields. */
type CompleteProject<P extends WrittenProject> = Omit<P, Derived | "work"> & {
  [Field in Derived | "work"]: NonNullable<Project[Field]>;
};

/** Fills the empty fields of a project. docs/editing.md has the rules for owners. */
export function completeProject<P extends WrittenProject>(
  project: P,
  around: ProjectSurroundings,
): CompleteProject<P> {
  const { work = "", kind = defaultKind } = project;
  const description = project.description || shortened(work, longestCard);
  return {
    ...project,
    kind,
    description,
    // The page shows a short text once.
    work: work === description ? "" : work,
    seoTitle: project.seoTitle || titleOf(project, around),
    seoDescription: project.seoDescription || descriptionOf(project, around),
  };
}

/** The alternative text of a project's picture: its own or, until there is one, the project's title and which picture it is. */
export function pictureText(
  picture: { image?: string; alt?: string | undefined },
  {
    title = "",
    pictures = [],
    beforeAndAfter,
  }: Partial<Pick<Project, "title" | "pictures" | "beforeAndAfter">>,
): string {
  if (picture.alt) return picture.alt;
  const number = pictures.findIndex(({ image }) => image === picture.image) + 1;
  if (number > 0) return `${title}, picture ${number}`;
  return `${title}, ${picture.image === beforeAndAfter?.before.image ? "before" : "after"} the work`;
}

/** Walk-in shower in a mews | Shower Tiling in Chelsea: as much of that as a search result shows. */
function titleOf({ title = "", kind }: WrittenProject, { service, place }: ProjectSurroundings): string {
  const newService = names(title, service) ? "" : service;
  const newPlace = names(title, place) ? "" : place;
  const ends =
    kind === "visualisation"
      ? [["Visualisation", newPlace], ["Visualisation"]]
      : [[newService, newPlace], [newPlace], [newService]];
  const titles = ends.map((end) => [title, end.filter(Boolean).join(" in ")].filter(Boolean).join(" | "));
  return titles.find(({ length }) => length <= searchLimits.title) ?? title;
}

/** The title and the place, which no other page has, then the text, and the service where it is short. */
function descriptionOf(project: WrittenProject, { service, place, facts }: ProjectSurroundings): string {
  const { title = "", work = "", kind } = project;
  const what = names(title, place) ? title : `${title} in ${place}`;
  const subject = kind === "visualisation" ? `Visualisation: ${what}` : what;
  return searchDescription(`${subject.replace(/[.!?]$/, "")}. ${fillFacts(work, facts)} ${service}.`);
}

/** True if a text names something already, or there is nothing to name. */
function names(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
