import { readdir } from "node:fs/promises";
import { sep } from "node:path";
import { attribute, IslandData } from "../../islands/attributes";
import { attributeOf, type BuiltPage, type Element, elementsIn, type PageTree, readPage } from "../page-tree";
import { checkPolicy } from "./check-policy";

/** A fault is usually on every page: a longer list would hide the first. */
const mostShown = 20;

/** Reads every page back and fails the build if one has a fault. It runs last, so nothing is published unchecked. */
export async function checkPages(pages: readonly BuiltPage[], publicFolder: string): Promise<void> {
  const files = await addressesIn(publicFolder);
  const faults: string[] = [];
  for (const page of pages) faults.push(...checkPage(await readPage(page), files));
  if (faults.length === 0) return;
  const more = faults.length > mostShown ? [`and ${faults.length - mostShown} more`] : [];
  throw new Error(
    ["Built pages are not fit to publish:", ...faults.slice(0, mostShown), ...more].join("\n  "),
  );
}

/** The addresses of all files in a folder. */
export async function addressesIn(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true });
  return new Set(names.map((name) => `/${name.split(sep).join("/")}`));
}

/** Lists the faults of a page as visitors get it; each line begins with the page's path. `files` are the site's addresses. */
export function checkPage(page: PageTree, files: ReadonlySet<string>): string[] {
  const faults = [...checkPolicy(page), ...checkScripts(page, files), ...checkHero(page)];
  return faults.map((fault) => `${page.path} ${fault}`);
}

const unless = (isRight: boolean, fault: string) => (isRight ? [] : [fault]);

/** A page contains its own script once, names an existing script for each island, and loads none before it is touched. */
function checkScripts({ document }: PageTree, files: ReadonlySet<string>): string[] {
  const modules = elementsIn(document, "script", { type: "module" });
  const loaded = elementsIn(document, "script").flatMap((script) => attributeOf(script, "src") ?? []);
  const islands = elementsIn(document).filter((part) => attributeOf(part, attribute(IslandData.island)));
  const addresses = islands.map((part) => attributeOf(part, attribute(IslandData.script)) ?? "");
  return [
    ...unless(modules.length === 1, `has ${modules.length} scripts of its own`),
    ...loaded.map((address) => `loads ${address} before it is needed`),
    ...unless(islands.length > 0, "has no islands"),
    ...[...new Set(addresses)]
      .filter((address) => !files.has(address))
      .map((address) => `has an island whose script is ${address || "not named"}, which is not there`),
  ];
}

/** A page's head preloads exactly the AVIF files of its pictures that are not lazy: those of its hero, if it has one. */
function checkHero({ document, head }: PageTree): string[] {
  const lazy = new Set(elementsIn(document, "img", { loading: "lazy" }));
  const isHero = (picture: Element) => elementsIn(picture, "img").some((image) => !lazy.has(image));
  const wanted = elementsIn(document, "picture")
    .filter(isHero)
    .flatMap((hero) => elementsIn(hero, "source", { type: "image/avif" }))
    .map((source) => `${attributeOf(source, "srcset")} ${attributeOf(source, "sizes")}`);
  const preloaded = elementsIn(head, "link", { as: "image", rel: "preload" }).map(
    (link) => `${attributeOf(link, "imagesrcset")} ${attributeOf(link, "imagesizes")}`,
  );
  return unless(
    preloaded.sort().join() === wanted.sort().join(),
    "does not preload its hero, and nothing else",
  );
}
