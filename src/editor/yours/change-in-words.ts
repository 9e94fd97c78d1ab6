import { legalGaps } from "../../content/derived/legal-gaps";
import { valueAt } from "../../content/fields/value-path";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { counted } from "../../content/values/counted";
import type { Change, Content, TextChange } from "../change/change";
import { changedFiles, textAt } from "../change/changed-files";
import { contentOf, shownName } from "../change/entries";
import { placeOf } from "../change/placed-fields";
import type { Answers } from "./answers";
import { listed, pastedAreas } from "./pasted-areas";

/** A part of a change: 30 areas go, and which. */
export interface ChangePart {
  says: string;
  names: readonly string[];
}

/** Lists what a change removes, adds and alters, by the editor's groups. */
export function changeInWords(content: Content, { texts }: Change): ChangePart[] {
  const gone = texts.filter(({ after }) => after === undefined);
  const added = texts.filter(({ before }) => before === undefined);
  const others = texts.filter(({ before, after }) => before !== undefined && after !== undefined);
  const names = others.map(({ path }) => placeOf(path, content.files));
  return [
    ...partsOf(gone, ["goes", "go"]),
    ...redirectsOf(content),
    ...partsOf(added, ["comes", "come"]),
    ...(others.length > 0 ? [partOf(names, "other", ["changes", "change"])] : []),
  ];
}

/** Warns the owner before the change is made. */
export function remarksOn({ files }: Content, { texts }: Change, { firm, areas }: Answers): string[] {
  const gaps = legalGaps(changedFiles(files, texts));
  const legal = `The site can be built for ${firm.website} once its legal details are complete: fill them in, or leave Website empty for now.`;
  return [areasAtTheMiddle(areas.list) ?? [], gaps.length > 0 ? legal : []].flat();
}

/** Says which areas stand at the town's middle, because their lines have no numbers. */
function areasAtTheMiddle(lines: string): string | undefined {
  const names = pastedAreas(lines).flatMap(({ name, place }) => (place ? [] : name));
  if (names.length === 0) return undefined;
  const [verb, whose] = names.length === 1 ? ["stands", "its"] : ["stand", "their"];
  return `${listed(names)} ${verb} at the town's middle: add ${whose} numbers.`;
}

type Verb = readonly [ofOne: string, ofSeveral: string];

function partsOf(texts: readonly TextChange[], verb: Verb): ChangePart[] {
  const entries = texts.flatMap(({ path, before, after }) => {
    const type = contentTypeOf(path);
    const name = shownName(path, contentOf(after ?? before));
    return type ? { label: contentTypes[type].editor.label.toLowerCase(), name } : [];
  });
  return [...new Set(entries.map(({ label }) => label))].map((label) => {
    const names = entries.filter((entry) => entry.label === label).map(({ name }) => name);
    return partOf(names, label, verb);
  });
}

function redirectsOf(content: Content): ChangePart[] {
  const redirects = valueAt(contentOf(textAt(content, "redirects.json")), ["redirects"]);
  if (!Array.isArray(redirects) || redirects.length === 0) return [];
  return [
    partOf(
      redirects.map(({ from }) => from),
      "redirect",
      ["goes", "go"],
    ),
  ];
}

function partOf(names: readonly string[], label: string, [one, several]: Verb): ChangePart {
  const verb = names.length === 1 ? one : several;
  return { says: `${counted(names.length, label)} ${verb}`, names };
}
