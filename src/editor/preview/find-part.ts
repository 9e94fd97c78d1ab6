import type { z } from "zod";
import { phoneFormats } from "../../content/derived/phone-formats";
import { type ContentPath, fieldName, visitFields } from "../../content/fields/content-path";
import { fillPlaceholders } from "../../content/fields/placeholders";
import type { Surroundings } from "./shown-content";

/** What a page shows of a field: words, or a picture. */
export interface FieldText {
  /** The field as errors name it: benefits[2].title. */
  name: string;
  /** The group that it stands in: benefits[2]. */
  group: string;
  /** The words as they are shown; of a picture, the end of its address. */
  text: string;
  isPicture: boolean;
}

/** Every field of an entry that a page may show, in the order of its form. */
export function fieldTexts(
  schema: z.core.$ZodType,
  content: unknown,
  { facts, entryOf }: Pick<Surroundings, "facts" | "entryOf">,
): FieldText[] {
  const found: FieldText[] = [];
  const add = (path: ContentPath, text: string, isPicture = false) => {
    const group = fieldName(path.slice(0, typeof path.at(-1) === "number" ? -2 : -1));
    if (text) found.push({ name: fieldName(path), group, text: spaced(text), isPicture });
  };
  visitFields(schema, content, ({ path, description: { use, to }, value }) => {
    if (typeof value === "number") return add(path, String(value));
    if (typeof value !== "string") return;
    if (use === "picture") return add(path, value.replace(/^.*\//, ""), true);
    if (use === "phone") return add(path, phoneFormats(value).display);
    if (use === "copy") return add(path, fillPlaceholders(value, facts));
    if (use !== "reference" || !to) return add(path, value);
    const { name, title } = entryOf(to, value);
    add(path, String(name ?? title ?? value));
  });
  return found;
}

/** Texts are compared as they are read: with single spaces. */
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** Shorter ones are on too many places to be told apart by what surrounds them. */
const leastPart = 4;

/**
 * The part of a page that a field is about: the field's own or, where nothing of it is shown, that of its group. Without
 * a name it is the first that shows anything of the entry.
 */
export function partOf(page: Element, fields: readonly FieldText[], at: string): Element | undefined {
  const group = at.replace(/(\.[^.]+|\[\d+\])$/, "");
  const own = fields.filter(({ name }) => at === "" || name === at || /^[.[]/.test(name.replace(at, "")));
  for (const field of [...own, ...fields.filter((one) => one.group === group)]) {
    const others = beside(fields, field);
    const [best] = nearest(elementsOf(page, field), (one) => distance(one, page, others));
    if (best) return best;
  }
  return undefined;
}

/** The field that something on a page was made of. */
export function fieldOf(page: Element, fields: readonly FieldText[], clicked: Element): string | undefined {
  for (let element: Element | null = clicked; element && element !== page; element = element.parentElement) {
    const here = element;
    const whole = fields.filter((field) => shows(here, field) === "all");
    const [best] = nearest(whole, (field) => distance(here, page, beside(fields, field)));
    if (best) return best.name;
  }
  const parts = fields.filter((field) => field.text.length >= leastPart && shows(clicked, field) === "part");
  return nearest(parts, ({ text }) => -text.length)[0]?.name;
}

/** The innermost elements that show a field: those of which it is all, before those of which it is a part. */
function elementsOf(page: Element, field: FieldText): Element[] {
  const found = [...page.querySelectorAll(field.isPicture ? "img" : ":not(script, style, template)")];
  const whole = found.filter((element) => shows(element, field) === "all");
  if (whole.length > 0 || field.text.length < leastPart) return innermost(whole);
  return innermost(found.filter((element) => shows(element, field) === "part"));
}

const innermost = (elements: readonly Element[]) =>
  elements.filter((one) => !elements.some((other) => other !== one && one.contains(other)));

function shows(element: Element, { text, isPicture }: FieldText): "all" | "part" | undefined {
  if (element.localName === "img") {
    const address = decodeURIComponent(element.getAttribute("src") ?? "");
    const is = isPicture
      ? nameIn(address) === nameIn(text)
      : spaced(element.getAttribute("alt") ?? "") === text;
    return is ? "all" : undefined;
  }
  if (isPicture) return undefined;
  const words = spaced(element.textContent);
  if (words === text || (text.includes("{") && patternOf(text).test(words))) return "all";
  // A long text may stand in several elements.
  const isSome = words.includes(text) || (words.length >= leastPart * 5 && text.includes(words));
  return isSome ? "part" : undefined;
}

/** hero-wide of /static/0a1b/hero-wide.jpg */
const nameIn = (address: string) => address.replace(/^.*\/|\.\w+$/g, "");

/** What only the page knows, such as {area}, may be anything. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".{0,80}")}$`);
}

/** The other words of a field's group. */
const beside = (fields: readonly FieldText[], { name, group, text }: FieldText) =>
  fields.filter((one) => one.group === group && one.name !== name && one.text !== text && !one.isPicture);

const nowhere = 1000;

/** How far out something has to be looked at until it also shows what stands beside it in the form. */
function distance(element: Element, page: Element, others: readonly FieldText[]): number {
  let steps = 0;
  for (let around = element.parentElement; around && around !== page; around = around.parentElement) {
    const words = spaced(around.textContent);
    if (others.some(({ text }) => text.length >= leastPart && words.includes(text))) return steps;
    steps += 1;
  }
  return nowhere;
}

const nearest = <One>(all: readonly One[], measure: (one: One) => number) =>
  all.toSorted((one, other) => measure(one) - measure(other));
