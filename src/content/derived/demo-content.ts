import { fieldLabel, fieldName } from "../fields/value-path";
import { editorPlace } from "../reading/editor-place";
import { buildsPlanner, type ParsedFile, parseContentFile } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import { companyIn, validEntries } from "../reading/valid-entries";
import { contentTypes } from "../types/content-types";
import type { Demonstration } from "../types/demonstration";
import { firstThree } from "../values/counted";
import { type MarkedPart, markedParts } from "./demo-marks";
import { emptyLegalDetails } from "./legal-gaps";
import type { Reminder } from "./reminders";
import { unrealDetails } from "./unreal-details";

/** Demo content that is left, with the marks and names by which it was found: without those it counts as the owner's. */
export interface DemoContent extends Reminder {
  marks: readonly string[];
}

/** Lists the demo content left to replace. Empty once everything is the owner's. */
export function remainingDemoContent(files: readonly ContentFile[]): DemoContent[] {
  const parsed = files.flatMap((file) => parseContentFile(file).parsed ?? []);
  const [demonstration] = validEntries(files, "Demonstration");
  const found = demonstration ? foundIn(parsed, demonstration) : [];
  const company = companyIn(files);
  const details = company ? [...unrealDetails(company), ...emptyLegalDetails(company)] : [];
  const isListed = ({ file, field }: Reminder) =>
    details.some((other) => other.file === file && other.field === field);
  return [...details.map((one) => ({ ...one, marks: [] })), ...found.filter((one) => !isListed(one))];
}

/** A part that is the demonstration's, and why. */
type Found = MarkedPart & { by: string; names?: string };

function foundIn(parsed: readonly ParsedFile[], demonstration: Demonstration): DemoContent[] {
  const signs = signsIn(parsed, demonstration);
  const isBuilt = ({ type }: ParsedFile) => type !== "PlannerPage" || buildsPlanner(parsed);
  return parsed
    .filter((file) => file.type !== "Demonstration" && isBuilt(file))
    .flatMap((file) =>
      remindersOf(
        file,
        markedParts(file).flatMap((part) => foundBy(part, signs)),
      ),
    );
}

/** The marks and names by which demo content is found. */
interface Signs {
  marks: ReadonlySet<string>;
  names: readonly { name: string; pattern: RegExp }[];
}

/** Leaves out the names that are also the owner's: of the firm, its town or its trade. */
function signsIn(
  parsed: readonly ParsedFile[],
  { firm, town, trade = [], own, local }: Demonstration,
): Signs {
  const company = parsed.filter(({ type }) => type === "Company").flatMap(markedParts);
  const partAt = (field: string) => company.find(({ path }) => fieldName(path) === field);
  const [ownName, locality] = [partAt("name"), partAt("address.locality")];
  const isElsewhere = town.length > 0 && !town.some((name) => namesIt(name).test(String(locality?.value)));
  const marks = new Set(isElsewhere ? [...own, ...local] : own);
  const isOwners = (name: string) =>
    ownName !== undefined && !marks.has(ownName.mark) && namesIt(name).test(String(ownName.value));
  const names = [
    ...firm.filter((name) => !isOwners(name)),
    ...(isElsewhere ? town : []),
    ...(hasTrade(parsed, trade) ? [] : trade),
  ];
  return { marks, names: names.map((name) => ({ name, pattern: namesIt(name) })) };
}

function foundBy(part: MarkedPart, { marks, names }: Signs): Found[] {
  if (marks.has(part.mark)) return [{ ...part, by: part.mark }];
  const { use } = part.description;
  const named =
    use === "text" || use === "copy" ? names.find(({ pattern }) => pattern.test(part.text)) : undefined;
  return named ? [{ ...part, by: named.name, names: named.name }] : [];
}

/** True if a service of the firm is of the demonstration's trade. */
const hasTrade = (parsed: readonly ParsedFile[], trade: readonly string[]): boolean =>
  parsed.some(
    (file) =>
      file.type === "Service" &&
      markedParts(file).some(({ text }) => trade.some((word) => namesIt(word).test(text))),
  );

/** A name as a word of a text. */
const namesIt = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "iu");

/** One reminder for an entry of a list, or for each field or list of a page. */
function remindersOf(file: ParsedFile, found: readonly Found[]): DemoContent[] {
  const { path, type, schema, content } = file;
  const isEntry = "folder" in contentTypes[type].place;
  const groupOf = (part: Found) => (isEntry ? "" : fieldName(topField(part)));
  return [...new Set(found.map(groupOf))].flatMap((group) => {
    const parts = found.filter((part) => groupOf(part) === group);
    const [first] = parts;
    if (!first) return [];
    const labels = [...new Set(parts.map((part) => fieldLabel(schema, topField(part))))];
    const place = editorPlace(path, content);
    const where = isEntry ? place : `${place} › ${labels[0]}`;
    const fields = isEntry ? ` (${firstThree(labels)})` : "";
    const marks = [...new Set(parts.map(({ by }) => by))];
    const isNamed = parts.every(({ names }) => names !== undefined);
    const says = isNamed
      ? `${where} names ${first.names}${fields}: “${first.text}”`
      : `${where} is the demonstration's${fields}${parts.length > 1 ? "" : `: “${first.text}”`}`;
    return { file: path, field: fieldName(first.path), says, marks };
  });
}

/** The field of a page, or the list that it is in. */
function topField({ path }: MarkedPart) {
  const row = path.findIndex((step) => typeof step === "number");
  return row < 0 ? path : path.slice(0, row);
}
