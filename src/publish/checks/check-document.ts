import { attributeOf, elementsIn, type PageTree, textOf } from "../page-tree";

/** What every page needs to be read as it was meant: standards mode, language, encoding, window and title. */
export function checkDocument({ document, head }: PageTree): string[] {
  const [root] = elementsIn(document, "html");
  const metas = elementsIn(head, "meta");
  const [first] = elementsIn(head);
  const encodings = metas.filter((meta) => attributeOf(meta, "charset")?.toLowerCase() === "utf-8");
  const viewports = metas.filter((meta) => attributeOf(meta, "name") === "viewport");
  const titles = elementsIn(head, "title").filter((title) => textOf(title).trim() !== "");
  return [
    ...(document.mode === "no-quirks" ? [] : ["does not begin with <!DOCTYPE html>"]),
    ...(root && attributeOf(root, "lang") ? [] : ["does not say its language"]),
    ...(encodings.length === 1 && first === encodings[0] ? [] : ["does not begin with its charset, UTF-8"]),
    ...(viewports.length === 1 ? [] : [`has ${viewports.length} viewports`]),
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
  ];
}

/** The rules by which browsers fetch the next page early: once, in the head, and readable. */
export function checkSpeculationRules({ head }: PageTree): string[] {
  const rules = elementsIn(head, "script").filter(
    (script) => attributeOf(script, "type")?.toLowerCase() === "speculationrules",
  );
  const [rule] = rules;
  if (!rule || rules.length > 1) return [`has ${rules.length} scripts of speculation rules`];
  return hasPrefetch(textOf(rule)) ? [] : ["has speculation rules that prefetch nothing"];
}

function hasPrefetch(text: string): boolean {
  try {
    const { prefetch }: { prefetch?: unknown } = JSON.parse(text);
    return Array.isArray(prefetch) && prefetch.length > 0;
  } catch {
    return false;
  }
}
