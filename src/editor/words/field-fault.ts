import { strayPlaceholders } from "../../content/fields/placeholders";

/** What a text has to be, as its schema says; lengths in characters. */
interface TextChecks {
  least: number;
  most?: number;
  patterns: { source: string; says: string }[];
}

/** What a field of a form asks for. */
export interface FieldChecks {
  label: string;
  required: boolean;
  text?: TextChecks;
  /** Of a text: what may stand in braces in it. */
  placeholders?: readonly string[];
  /** Of a number its value, of a list the number of its entries. */
  least?: number;
  most?: number;
}

/** What is wrong with a field's value, in one sentence about the first broken rule; undefined where nothing is. */
export function fieldFault(value: unknown, checks: FieldChecks): string | undefined {
  const { label, required, text, placeholders } = checks;
  const isList = Array.isArray(value);
  const isEmpty = value === undefined || value === null || value === "";
  if (isEmpty || (isList && value.length === 0 && !required))
    return required ? `${label} is empty.` : undefined;
  if (isList) return listFault(value.length, checks);
  if (typeof value === "number") return numberFault(value, checks);
  return typeof value === "string" && text ? textFault(value, label, text, placeholders) : undefined;
}

function listFault(length: number, { label, least = 0, most = Number.POSITIVE_INFINITY }: FieldChecks) {
  if (length < least) return `${label}: ${entries(length)}, at least ${least} needed.`;
  return length > most ? `${label}: ${entries(length)}, at most ${most} fit.` : undefined;
}

function numberFault(value: number, { label, least, most }: FieldChecks): string | undefined {
  if (least !== undefined && value < least) return `${label} is ${value}; the least is ${least}.`;
  return most !== undefined && value > most ? `${label} is ${value}; the most is ${most}.` : undefined;
}

function textFault(
  text: string,
  label: string,
  { least, most, patterns }: TextChecks,
  placeholders?: readonly string[],
): string | undefined {
  const length = [...text].length;
  if (most !== undefined && length > most)
    return `${label} is ${characters(length - most)} too long: ${length}, at most ${most} fit.`;
  if (length < least) return `${label} is too short: ${characters(length)}, at least ${least} are needed.`;
  const [stray] = placeholders ? strayPlaceholders(text, placeholders) : [];
  if (stray) return `${label} names ${stray}, which nothing fills in: choose one at Insert a fact, below it.`;
  const broken = patterns.find(({ source }) => !new RegExp(source).test(text));
  return broken && `${label} must be ${broken.says}.`;
}

const characters = (count: number) => `${count} ${count === 1 ? "character" : "characters"}`;
const entries = (count: number) => `${count === 0 ? "no" : count} ${count > 1 ? "entries" : "entry"}`;
