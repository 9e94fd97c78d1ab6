import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";
import { IslandData } from "../islands/attributes";
import { pagePaths } from "../routes/page-paths";
import { contentSecurityPolicy } from "./content-security-policy";

type Element = Tree.Element;

/**
 * Reads every built page and fails the build at the first faulty one. A fault is usually on all pages. Runs last,
 * so that no page is published unchecked.
 */
export async function checkPages(paths: readonly string[], publicFolder: string): Promise<void> {
  const files = await addressesIn(publicFolder);
  for (const path of paths) {
    const faults = checkPage(await readFile(join(publicFolder, pageFile(path)), "utf8"), files);
    if (faults.length > 0) throw new Error([`${path} is not fit to publish. It`, ...faults].join("\n  "));
  }
}

/** The file that Gatsby writes a page into, below its public folder. */
export function pageFile(path: string): string {
  return path === pagePaths.home ? "index.html" : path;
}

/** Lists the addresses of all files in a folder. */
export async function addressesIn(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true });
  return new Set(names.map((name) => `/${name.split(sep).join("/")}`));
}

/** Lists the faults of a built page, in words. `files` holds the addresses of all published files. */
export function checkPage(html: string, files: ReadonlySet<string>): string[] {
  const elements = elementsOf(html);
  const inHead = named(elements, "head").flatMap(elementsIn);
  return [...checkPolicy(elements, inHead), ...checkScripts(elements, files), ...checkHero(elements, inHead)];
}

const unless = (isRight: boolean, fault: string) => (isRight ? [] : [fault]);

/** Elements that escape a policy in a meta element if they come before it. */
const governed = new Set(["base", "iframe", "img", "link", "object", "picture", "script", "style"]);

/**
 * Checks that a page has exactly one policy, that it comes before everything it governs, and that it allows only the
 * page's own inline code. No attribute may contain code: browsers would ignore it silently.
 */
function checkPolicy(elements: readonly Element[], inHead: readonly Element[]): string[] {
  const policies = named(elements, "meta", { "http-equiv": "content-security-policy" });
  const [policy] = policies;
  if (!policy || policies.length > 1) return [`has ${policies.length} content security policies`];
  const before = inHead.slice(0, inHead.indexOf(policy)).filter(({ tagName }) => governed.has(tagName));
  const scripts = named(elements, "script").filter(isInlineScript).map(textOf);
  const styles = named(elements, "style").map(textOf);
  const expected = contentSecurityPolicy({ scripts, styles });
  const code = elements.flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === "style" || name.startsWith("on"))
      .map(({ name }) => `has a ${tagName} with the attribute ${name}, which its policy forbids`),
  );
  return [
    ...unless(inHead.includes(policy), "has its policy outside its head, where browsers ignore it"),
    ...before.map(({ tagName }) => `has a ${tagName} before its policy`),
    ...unless(attributeOf(policy, "content") === expected, "has another policy than its inline code needs"),
    ...unless(styles.length > 0, "has no styles"),
    ...code,
  ];
}

function isInlineScript(script: Element): boolean {
  const type = attributeOf(script, "type")?.trim().toLowerCase();
  return attributeOf(script, "src") === undefined && type !== "application/ld+json";
}

/** Checks that a page holds its inline script and its deferred module once, and that each island's script and props exist. */
function checkScripts(elements: readonly Element[], files: ReadonlySet<string>): string[] {
  const modules = named(elements, "script", { type: "module" }).filter(isInlineScript);
  const loaded = named(elements, "script").flatMap((script) => attributeOf(script, "src") ?? []);
  const islands = elements.filter((part) => attributeOf(part, `data-${IslandData.island}`));
  const addresses = new Set(islands.map((part) => attributeOf(part, `data-${IslandData.script}`) ?? ""));
  const props = islands.flatMap((part) => attributeOf(part, `data-${IslandData.props}`) ?? []);
  return [
    ...unless(modules.length === 1, `has ${modules.length} scripts of its own`),
    ...unless(loaded.length === 1, `loads ${loaded.length} scripts`),
    ...loaded
      .filter((address) => !files.has(address))
      .map((address) => `loads ${address}, which is not there`),
    ...[...addresses]
      .filter((address) => !files.has(address))
      .map((address) => `has an island whose script is ${address || "not named"}, which is not there`),
    ...props
      .filter((address) => !files.has(address))
      .map((address) => `has an island whose props are ${address}, which is not there`),
  ];
}

/** Checks that the head preloads exactly the AVIF files of the pictures that are not lazy, which is the hero if there is one. */
function checkHero(elements: readonly Element[], inHead: readonly Element[]): string[] {
  const isLazy = (image: Element) => attributeOf(image, "loading") === "lazy";
  const wanted = named(elements, "picture")
    .map(elementsIn)
    .filter((parts) => !named(parts, "img").every(isLazy))
    .flatMap((parts) => named(parts, "source", { type: "image/avif" }))
    .map((source) => `${attributeOf(source, "srcset")} ${attributeOf(source, "sizes")}`);
  const preloaded = named(inHead, "link", { as: "image", rel: "preload" }).map(
    (link) => `${attributeOf(link, "imagesrcset")} ${attributeOf(link, "imagesizes")}`,
  );
  return unless(
    preloaded.sort().join() === wanted.sort().join(),
    "does not preload its hero, and nothing else",
  );
}

/** The elements of a page in document order, parsed as with scripting off. */
function elementsOf(html: string): Element[] {
  return elementsIn(parse(html, { scriptingEnabled: false }));
}

/** The elements below another. */
function elementsIn(node: Tree.ParentNode): Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((child) => [child, ...elementsIn(isTemplate(child) ? child.content : child)]);
}

const isTemplate = (element: Element): element is Tree.Template => element.tagName === "template";

/** Elements of one name whose attributes have these values, in lower case. */
function named(
  elements: readonly Element[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return elements.filter(
    (element) =>
      element.tagName === name &&
      Object.entries(attributes).every(([key, value]) => attributeOf(element, key)?.toLowerCase() === value),
  );
}

/** An attribute's value, by its name in lower case. */
function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of a script or a style. */
function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
