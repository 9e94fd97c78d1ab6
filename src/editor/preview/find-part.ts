import { type FieldText, spaced } from "./field-texts";

/** Shorter ones are on too many places to be told apart by what surrounds them. */
const leastPart = 4;

/**
 * The part of a page that a field is about: the field's own or, where nothing of it is shown, that of its group. Without
 * a name it is the first that shows anything of the entry.
 */
export function partOf(page: Element, fields: readonly FieldText[], at: string): Element | undefined {
  const own = fields.filter(
    ({ name }) => at === "" || name === at || name.startsWith(`${at}[`) || name.startsWith(`${at}.`),
  );
  const part = firstPart(page, own, fields);
  if (part) return part;
  const group = at.replace(/(\.[^.]+|\[\d+\])$/, "");
  const beside = fields.filter((field) => field.group === group && group !== at);
  return firstPart(page, beside, fields);
}

function firstPart(
  page: Element,
  wanted: readonly FieldText[],
  fields: readonly FieldText[],
): Element | undefined {
  for (const field of wanted) {
    const candidates = elementsOf(page, field);
    const [best] = sortedBy(candidates, (one) => distance(one, page, beside(fields, field)));
    if (best) return best;
  }
  return undefined;
}

/** The field that something on a page was made of. */
export function fieldOf(page: Element, fields: readonly FieldText[], clicked: Element): string | undefined {
  for (let element: Element | null = clicked; element && element !== page; element = element.parentElement) {
    const here = fields.filter((field) => shows(element, field) === "all");
    const [best] = sortedBy(here, (field) => distance(element, page, beside(fields, field)));
    if (best) return best.name;
  }
  const parts = fields.filter((field) => field.text.length >= leastPart && shows(clicked, field) === "part");
  return sortedBy(parts, ({ text }) => -text.length)[0]?.name;
}

/** The innermost elements that show a field: those of which it is all, before those of which it is a part. */
function elementsOf(page: Element, field: FieldText): Element[] {
  const found = [...page.querySelectorAll(field.isPicture ? "img" : "*")].filter(isShown);
  const whole = innermost(found.filter((element) => shows(element, field) === "all"));
  if (whole.length > 0 || field.text.length < leastPart) return whole;
  return innermost(found.filter((element) => shows(element, field) === "part"));
}

const innermost = (elements: readonly Element[]) =>
  elements.filter((one) => !elements.some((other) => other !== one && one.contains(other)));

const isShown = ({ localName }: Element) => !["script", "style", "noscript", "template"].includes(localName);

function shows(element: Element, { text, isPicture }: FieldText): "all" | "part" | undefined {
  if (element.localName === "img") {
    const address = decodeURIComponent(element.getAttribute("src") ?? "");
    if (isPicture) return nameIn(address) === nameIn(text) ? "all" : undefined;
    return spaced(element.getAttribute("alt") ?? "") === text ? "all" : undefined;
  }
  if (isPicture) return undefined;
  const words = spaced(element.textContent);
  if (words === text || (text.includes("{") && patternOf(text).test(words))) return "all";
  if (words.includes(text)) return "part";
  // A long text may stand in several elements.
  return words.length >= leastPart * 5 && text.includes(words) ? "part" : undefined;
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

/** How far out something has to be looked at until it also shows what stands beside it in the form. */
function distance(element: Element, page: Element, others: readonly FieldText[]): number {
  let steps = 0;
  for (let around = element.parentElement; around && around !== page; around = around.parentElement) {
    const words = spaced(around.textContent);
    if (others.some(({ text }) => text.length >= leastPart && words.includes(text))) return steps;
    steps += 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** The earlier one comes first where they are equal. */
function sortedBy<One>(all: readonly One[], measure: (one: One) => number): One[] {
  return all
    .map((one) => ({ one, by: measure(one) }))
    .sort((first, second) => (first.by === second.by ? 0 : first.by - second.by))
    .map(({ one }) => one);
}
