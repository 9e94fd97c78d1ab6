import type { Content } from "../change/change";
import { entriesIn } from "../change/entries";
import { coordinatesIn, slugOf } from "../words/tidy";
import type { Answers } from "./answers";
import { type Place, pastedAreas } from "./pasted-areas";

interface AnswerProblem {
  field: string;
  says: string;
}

/** The problems that the fields of the answers do not show one by one. */
export function answerProblems(content: Content, answers: Answers): AnswerProblem[] {
  const { firm, services, photographs, keepsDrawings } = answers;
  const middle = coordinatesIn(firm.place);
  const areas = areaProblems(answers.areas);
  const titled = (list: string, entries: readonly { title: string }[]) =>
    entries.map(({ title }, index) => {
      return { name: title, slug: slugOf(title), field: `${list}.${index}.title` };
    });
  const drawings = keepsDrawings ? entriesIn(content.files, "projects") : [];
  const projects = drawings.map(({ name, slug }) => ({ name, slug, field: "keepsDrawings" }));
  const unless = (holds: unknown, field: string, says: string) => (holds ? [] : [{ field, says }]);
  return [
    ...unless(
      middle && isInTheCountry(middle),
      "firm.place",
      "Middle of the town needs two numbers, first north, then east, such as 51.4545, -2.5879.",
    ),
    ...services.flatMap(({ title, from, description, features = [] }, index) =>
      unless(
        from || (description && features.length > 1),
        `services.${index}.from`,
        `${title}: choose the service whose words it begins with, or write a card text and two features.`,
      ),
    ),
    ...sameNames(titled("services", services)),
    ...unless(areas.length === 0, "areas", areas.join(" ")),
    ...sameNames([...projects, ...titled("photographs", photographs)]),
    ...unless(
      photographs.length > 0 || keepsDrawings,
      "photographs",
      "Add one photograph of your work, or keep the demonstration's projects for now.",
    ),
  ];
}

/** Two numbers that were exchanged lie far from the United Kingdom. */
const isInTheCountry = ({ latitude, longitude }: Place) =>
  latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2;

function areaProblems(lines: string): string[] {
  const areas = pastedAreas(lines);
  if (areas.length === 0) return ["Write at least one area, with its postcode district."];
  const faults = areas.flatMap(({ line, slug, postcodes, place }) => {
    if (slug === "" || postcodes.length === 0)
      return `“${line}” needs a name and a postcode district, such as: Clifton BS8.`;
    return place && !isInTheCountry(place)
      ? `“${line}” needs its two numbers first north, then east, such as 51.4545, -2.5879.`
      : [];
  });
  const named = areas.filter(({ slug }) => slug !== "").map((area) => ({ ...area, field: "areas" }));
  return [...faults, ...sameNames(named).map(({ says }) => says)];
}

/** Entries of one short name would become one. */
function sameNames(entries: readonly { name: string; slug: string; field: string }[]): AnswerProblem[] {
  return entries.flatMap(({ name, slug, field }, index) => {
    const first = entries.slice(0, index).find((other) => other.slug === slug);
    if (!first) return [];
    const says =
      first.name === name
        ? `“${name}” is there twice: rename one, or remove it.`
        : `“${first.name}” and “${name}” would have the same address: rename one.`;
    return { field, says };
  });
}
