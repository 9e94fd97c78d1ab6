import { fieldLabel, fieldName } from "../../content/fields/value-path";
import type { Content } from "../change/change";
import { entriesIn } from "../change/entries";
import { entryProblems, type FieldProblem } from "../words/plain-words";
import { slugOf, tidyValue } from "../words/tidy";
import { type Answers, answersSchema, stepOf } from "./answers";
import { servicesDone } from "./own-entries";
import { pastedAreas } from "./pasted-areas";

/** Everything that stands against the answers, in the order of the steps; of a field the first thing. */
export function answerProblems(content: Content, value: unknown): FieldProblem[] {
  const written: Answers = Object(tidyValue(answersSchema, value));
  const problems = new Map<string, string>();
  const found = [
    ...entryProblems(answersSchema, value),
    ...problemsOfGroups(written),
    ...problemsTogether(content, written),
  ];
  for (const { field, says } of found) if (!problems.has(field)) problems.set(field, says);
  return [...problems]
    .map(([field, says]) => ({ field, says }))
    .toSorted((one, other) => stepOf(one.field) - stepOf(other.field));
}

/** The schema's rules over several fields, which `entryProblems` leaves to the check of the content. */
const problemsOfGroups = (answers: Answers): FieldProblem[] =>
  (answersSchema.safeParse(answers).error?.issues ?? []).flatMap((issue) =>
    issue.code === "custom" && issue.params
      ? {
          field: fieldName(issue.path),
          says: `${fieldLabel(answersSchema, issue.path)} must be ${issue.message}.`,
        }
      : [],
  );

function problemsTogether(content: Content, { services, areas, pictures }: Answers): FieldProblem[] {
  const { photographs, keepsDrawings } = pictures;
  const done = servicesDone(content, services);
  const drawings = keepsDrawings ? entriesIn(content.files, "projects") : [];
  const unless = (holds: boolean, field: string, says: string) => (holds ? [] : [{ field, says }]);
  return [
    ...unless(done.length > 0, "services.offered", "Tick at least one service, or add one."),
    ...sameNames(done),
    ...areaProblems(areas.list),
    ...sameNames([
      ...drawings.map(({ name, slug }) => ({ title: name, slug, field: "pictures.keepsDrawings" })),
      ...photographs.map(({ title }, index) => {
        return { title, slug: slugOf(title), field: `pictures.photographs.${index}.title` };
      }),
    ]),
    ...unless(
      photographs.length > 0 || keepsDrawings,
      "pictures.photographs",
      "Add one photograph of your work, or keep the demonstration's projects for now.",
    ),
  ];
}

function areaProblems(list: string): FieldProblem[] {
  const areas = pastedAreas(list);
  const problems = areas.flatMap(({ line, slug, postcodes, isElsewhere }) => {
    if (slug === "" || postcodes.length === 0)
      return `“${line}” needs a name and a postcode district, such as: Clifton BS8.`;
    return isElsewhere
      ? `“${line}” needs its two numbers first north, then east, such as 51.4545, -2.5879.`
      : [];
  });
  const same = sameNames(areas.map(({ name, slug }) => ({ title: name, slug, field: "areas.list" })));
  const says = [...problems, ...same.map((problem) => problem.says)].join(" ");
  return says === "" ? [] : [{ field: "areas.list", says }];
}

/** Entries of one short name would become one. */
function sameNames(entries: readonly { title: string; slug: string; field: string }[]): FieldProblem[] {
  return entries.flatMap(({ title, slug, field }, index) => {
    const first = entries.slice(0, index).find((other) => slug !== "" && other.slug === slug);
    if (!first) return [];
    const says =
      first.title === title
        ? `“${title}” is there twice: rename one, or remove it.`
        : `“${first.title}” and “${title}” would have the same address: rename one.`;
    return { field, says };
  });
}
