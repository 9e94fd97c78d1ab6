import { fieldLabel, fieldName, fieldPath, valueAt } from "../fields/value-path";
import { editorPlace } from "../reading/editor-place";
import { buildsPlanner, companyIn, type ParsedFile, parseContentFile } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import { companySchema, legalDetails } from "../types/company";
import { contentTypes } from "../types/content-types";
import { type Demonstration, demonstrationSchema } from "../types/demonstration";
import { firstThree } from "../values/counted";
import { type MarkedPart, markedParts } from "./demo-marks";
import { type Reminder, remindersText } from "./reminders";

/** Demo content that is left, with the marks and names by which it was found: without those it counts as the owner's. */
export interface DemoContent extends Reminder {
  marks: readonly string[];
}

/** Lists the demo content left to replace. Empty once everything is the owner's. */
export function remainingDemoContent(files: readonly ContentFile[]): DemoContent[] {
  const parsed = files.flatMap((file) => parseContentFile(file).parsed ?? []);
  const demonstration = demonstrationIn(parsed);
  const found = demonstration ? foundIn(parsed, demonstration) : [];
  const company = unreachable(files);
  const isListed = ({ file, field }: Reminder) =>
    company.some((other) => other.file === file && other.field === field);
  return [...company, ...found.filter((one) => !isListed(one))];
}

export function demonstrationIn(parsed: readonly ParsedFile[]): Demonstration | undefined {
  const file = parsed.find(({ type }) => type === "Demonstration");
  return demonstrationSchema.safeParse(file?.content).data;
}

/** A part that is the demonstration's, and why. */
type Found = MarkedPart & { by: string; names?: string };

function foundIn(parsed: readonly ParsedFile[], demonstration: Demonstration): DemoContent[] {
  const { firm, town, trade = [], own, local } = demonstration;
  const company = parsed.filter(({ type }) => type === "Company").flatMap(markedParts);
  const partAt = (field: string) => company.find(({ path }) => fieldName(path) === field);
  const [name, locality] = [partAt("name"), partAt("address.locality")];
  const isElsewhere = town.length > 0 && !town.some((one) => namesIt(one).test(String(locality?.value)));
  const marks = new Set(isElsewhere ? [...own, ...local] : own);
  const isOwnName = name !== undefined && !marks.has(name.mark);
  const names = [
    ...firm.filter((one) => !(isOwnName && namesIt(one).test(String(name.value)))),
    ...(isElsewhere ? town : []),
    ...(hasTrade(parsed, trade) ? [] : trade),
  ].map((one) => ({ one, pattern: namesIt(one) }));
  const foundBy = (part: MarkedPart): Found[] => {
    if (marks.has(part.mark)) return [{ ...part, by: part.mark }];
    const { description, text } = part;
    if (description.use !== "text" && description.use !== "copy") return [];
    const named = names.find(({ pattern }) => pattern.test(text));
    return named ? [{ ...part, by: named.one, names: named.one }] : [];
  };
  const isBuilt = ({ type }: ParsedFile) => type !== "PlannerPage" || buildsPlanner(parsed);
  return parsed
    .filter((file) => file.type !== "Demonstration" && isBuilt(file))
    .flatMap((file) => remindersOf(file, markedParts(file).flatMap(foundBy)));
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
  const { place } = contentTypes[type];
  const groupOf = (part: Found) => ("folder" in place ? "" : fieldName(topField(part)));
  return [...new Set(found.map(groupOf))].flatMap((group) => {
    const parts = found.filter((part) => groupOf(part) === group);
    const [first] = parts;
    if (!first) return [];
    const labels = [...new Set(parts.map((part) => fieldLabel(schema, topField(part))))];
    const where = `${editorPlace(path, content)}${"folder" in place ? "" : ` › ${labels[0]}`}`;
    const fields = "folder" in place ? ` (${firstThree(labels)})` : "";
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

/** Reserved domains (RFC 2606 and 6761), at the end of an address. They never have customers. */
const reservedDomain = /(^|[./@])(example|test|invalid|localhost|example\.(com|net|org))$/;

/** True if customers cannot reach the site's address: the site is a demonstration. */
export const isDemonstration = (website: string): boolean => reservedDomain.test(new URL(website).hostname);

/** Numbers that Ofcom keeps for films and plays, which nobody has: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama */
const dramaNumber =
  /^\+44(7700900|1632960|1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|8081570|9098790|3069990)\d{3}$/;

const empty = /^$/;

/** Values that no real firm has, wherever they come from: field, value, what is wrong. */
const unreal: readonly [field: string, value: RegExp, says: string][] = [
  ["website", reservedDomain, "is an address that nobody can have."],
  ["phone", dramaNumber, "is a made-up number: nobody answers it."],
  ["landline", dramaNumber, "is a made-up number: nobody answers it."],
  ["whatsapp", dramaNumber, "is a made-up number: nobody answers it."],
  ["email", reservedDomain, "is made up: requests would reach nobody."],
  ["brand.colour", empty, "is the demonstration's green."],
  ["brand.accent", empty, "is the demonstration's brass."],
  ["brand.mark", empty, "is the demonstration's."],
  ...Object.keys(legalDetails.shape).map((detail): [string, RegExp, string] => {
    return [`legal.${detail}`, empty, "is missing."];
  }),
];

function unreachable(files: readonly ContentFile[]): DemoContent[] {
  const company = companyIn(files);
  return unreal.flatMap(([field, value, says]) => {
    const path = fieldPath(field);
    const label = fieldLabel(companySchema, path).replace(/^.* › /, "");
    const isUnreal = company && value.test(String(valueAt(company, path) ?? ""));
    return isUnreal ? [{ file: "company.json", field, says: `${label} ${says}`, marks: [] }] : [];
  });
}

/** The legal details that a site at a real address lacks, without which no build publishes it. */
export function legalGaps(files: readonly ContentFile[]): Reminder[] {
  const { website } = companyIn(files) ?? {};
  if (!website || isDemonstration(website)) return [];
  return unreachable(files).filter(({ field }) => field.startsWith("legal."));
}

/** Names the legal details that a site at a real address lacks. Undefined if it has all. */
export function missingLegalDetails(files: readonly ContentFile[]): string | undefined {
  const gaps = legalGaps(files);
  if (gaps.length === 0) return undefined;
  return `A site for ${companyIn(files)?.website} must say who is behind it.\n${remindersText(gaps)}`;
}
