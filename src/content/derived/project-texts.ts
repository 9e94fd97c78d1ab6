import type { Project } from "../types/project";
import { fillFacts } from "../values/placeholders";
import { cardText, searchDescription, searchLimits } from "../values/text-lengths";

/** The texts of a project. In the editor even a required one may still be missing. */
type Texts = Partial<
  Pick<Project, "title" | "workDone" | "kind" | "description" | "seoTitle" | "seoDescription">
>;

/** The title of a project's service, and the name of its place. Empty while nobody has chosen them. */
interface Names {
  service: string;
  place: string;
}

export const projectCard = ({ description, workDone = "" }: Texts): string =>
  description || cardText(workDone);

/** The text below the pictures. Empty if the card has the same text, because the page has it at its top, too. */
export const textBelowPictures = (project: Texts): string =>
  project.workDone === projectCard(project) ? "" : (project.workDone ?? "");

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

/** Walk-in shower in a mews | Shower Tiling in Chelsea, or a shorter title if a search result does not show the whole. */
export function projectTitle({ seoTitle, title = "", kind }: Texts, { service, place }: Names): string {
  if (seoTitle) return seoTitle;
  const titles =
    kind === "visualisation"
      ? [`${title} | Visualisation in ${place}`, `${title} | Visualisation`]
      : [`${title} | ${service} in ${place}`, `${title} | ${place}`];
  return titles.find(({ length }) => length <= searchLimits.title) ?? title;
}

/** Begins with title and place, which no other page has. Ends with the service, which a long text pushes out. */
export function projectDescription(
  { seoDescription, title = "", workDone = "", kind }: Texts,
  { service, place }: Names,
  facts: Readonly<Record<string, string>>,
): string {
  if (seoDescription) return seoDescription;
  const namesPlace = title.toLowerCase().includes(place.toLowerCase());
  const what = namesPlace ? title : `${title} in ${place}`;
  const subject = kind === "visualisation" ? `Visualisation: ${what}` : what;
  return searchDescription(`${subject.replace(/[.!?]$/, "")}. ${fillFacts(workDone, facts)} ${service}.`);
}
