import { attribute, IslandData } from "../../islands/attributes";
import { addressOf } from "../../routes/page-paths";
import { socialImagePath } from "../../routes/social-image";
import { attributeOf, type Element, elementsIn, type PageTree, textOf } from "../page-tree";
import { checkPolicy } from "./check-policy";

/** The facts about the whole site that a page is checked against. */
export interface SiteFacts {
  /** The site's address, without a slash at the end. */
  website: string;
  /** The addresses of all its files. */
  files: ReadonlySet<string>;
}

/** Lists the faults of a page as visitors get it; each line begins with the page's path. */
export function checkPage(page: PageTree, site: SiteFacts): string[] {
  const faults = [
    ...checkDocument(page),
    ...checkPolicy(page),
    ...checkScripts(page, site),
    ...checkHero(page),
    ...checkSocialImage(page, site),
  ];
  return faults.map((fault) => `${page.path} ${fault}`);
}

const unless = (isRight: boolean, fault: string) => (isRight ? [] : [fault]);

/** Every page has standards mode, a language, an encoding, a viewport and a title. */
function checkDocument({ document, head }: PageTree): string[] {
  const [root] = elementsIn(document, "html");
  const [first] = elementsIn(head);
  const encodings = elementsIn(head, "meta", { charset: "utf-8" });
  const viewports = elementsIn(head, "meta", { name: "viewport" });
  const titles = elementsIn(head, "title").filter((title) => textOf(title).trim() !== "");
  return [
    ...unless(document.mode === "no-quirks", "does not begin with <!DOCTYPE html>"),
    ...unless(Boolean(root && attributeOf(root, "lang")), "does not say its language"),
    ...unless(encodings.length === 1 && first === encodings[0], "does not begin with its charset, UTF-8"),
    ...unless(viewports.length === 1, `has ${viewports.length} viewports`),
    ...unless(titles.length === 1, `has ${titles.length} titles`),
  ];
}

/**
 * A page contains its own script and its speculation rules once, names a script that exists for each island, and loads no
 * script before the visitor touches it.
 */
function checkScripts({ document, head }: PageTree, { files }: SiteFacts): string[] {
  const modules = elementsIn(document, "script", { type: "module" });
  const rules = elementsIn(head, "script", { type: "speculationrules" });
  const loaded = elementsIn(document, "script").flatMap((script) => attributeOf(script, "src") ?? []);
  const islands = elementsIn(document).filter((part) => attributeOf(part, attribute(IslandData.island)));
  const addresses = islands.map((part) => attributeOf(part, attribute(IslandData.script)) ?? "");
  return [
    ...unless(modules.length === 1, `has ${modules.length} scripts of its own`),
    ...unless(rules.length === 1 && rules.every(hasPrefetch), "has not one script of speculation rules"),
    ...loaded.map((address) => `loads ${address} before it is needed`),
    ...unless(islands.length > 0, "has no islands"),
    ...[...new Set(addresses)]
      .filter((address) => !files.has(address))
      .map((address) => `has an island whose script is ${address || "not named"}, which is not there`),
  ];
}

function hasPrefetch(rules: Element): boolean {
  try {
    const { prefetch }: { prefetch?: unknown } = JSON.parse(textOf(rules));
    return Array.isArray(prefetch) && prefetch.length > 0;
  } catch {
    return false;
  }
}

/**
 * A picture that is not lazy is the page's hero. A page has at most one, and its head preloads exactly the files that the
 * browser will choose, for each of its crops.
 */
function checkHero({ document, head }: PageTree): string[] {
  const lazy = new Set(elementsIn(document, "img", { loading: "lazy" }));
  const urgent = new Set(elementsIn(document, "img", { fetchpriority: "high" }));
  const images = (picture: Element) => elementsIn(picture, "img");
  const heroes = elementsIn(document, "picture").filter((picture) =>
    images(picture).some((image) => !lazy.has(image) || urgent.has(image)),
  );
  const isUrgent = heroes.flatMap(images).every((image) => !lazy.has(image) && urgent.has(image));
  const wanted = heroes
    .flatMap((hero) => elementsIn(hero, "source", { type: "image/avif" }))
    .map((source) => `${attributeOf(source, "srcset")} ${attributeOf(source, "sizes")}`);
  const preloaded = elementsIn(head, "link", { as: "image", rel: "preload" }).map(
    (link) => `${attributeOf(link, "imagesrcset")} ${attributeOf(link, "imagesizes")}`,
  );
  return [
    ...unless(heroes.length <= 1, `has ${heroes.length} pictures that are not lazy`),
    ...unless(isUrgent, "has a hero that is lazy or not urgent"),
    ...unless(heroes.length === 0 || wanted.length > 0, "has a hero without AVIF files"),
    ...unless(
      preloaded.sort().join() === wanted.sort().join(),
      "does not preload its hero, and nothing else",
    ),
  ];
}

/** A page names its own social image, and the file exists. */
function checkSocialImage({ path, head }: PageTree, { website, files }: SiteFacts): string[] {
  const own = socialImagePath(addressOf(path));
  const named = elementsIn(head, "meta", { property: "og:image" }).map((meta) =>
    attributeOf(meta, "content"),
  );
  return [
    ...unless(named.join() === `${website}${own}`, `has '${named.join()}' as its og:image`),
    ...unless(files.has(own), `names ${own}, which is not there`),
  ];
}
