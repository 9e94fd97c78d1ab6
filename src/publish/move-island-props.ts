import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseFragment } from "parse5";
import { IslandData } from "../islands/attributes";

/** The folder of the built site with the props of its islands: among the scripts that they are fetched with. */
const propsFolder = "scripts/props";

/**
 * Moves the props of islands out of the built pages into files of their own, and removes the files that no page names any
 * more. Gatsby writes only the pages that changed; in the others the props have been moved before.
 */
export async function moveIslandProps(publicFolder: string, pages: readonly string[]): Promise<void> {
  const named = new Set<string>();
  await mkdir(join(publicFolder, propsFolder), { recursive: true });
  for (const page of pages) {
    const path = join(publicFolder, page);
    const built = await readFile(path, "utf8");
    const { html, files, addresses } = withPropsMoved(built);
    for (const address of addresses) named.add(address);
    for (const [address, json] of files) await writeFile(join(publicFolder, address), json);
    if (html !== built) await writeFile(path, html);
  }
  for (const file of await readdir(join(publicFolder, propsFolder)))
    if (!named.has(`/${propsFolder}/${file}`)) await rm(join(publicFolder, propsFolder, file));
}

const islandWithProps = new RegExp(
  `<[^>]* data-${IslandData.island}="[^>]* data-${IslandData.props}="[^"]*"`,
  "g",
);

/**
 * A page whose islands name the addresses of their props, the files that are new, by address, and all addresses that the
 * page names. A file's name changes with the props, and with the script, so that the absence of one tells of the other.
 */
export function withPropsMoved(page: string) {
  const files = new Map<string, string>();
  const addresses: string[] = [];
  const html = page.replaceAll(islandWithProps, (tag) => {
    const {
      [`data-${IslandData.island}`]: name = "",
      [`data-${IslandData.script}`]: script = "",
      [`data-${IslandData.props}`]: props = "",
    } = attributesOf(tag);
    const isMoved = props.startsWith("/");
    const hash = createHash("sha256").update(script).update(props).digest("hex").slice(0, 8);
    const address = isMoved ? props : `/${propsFolder}/${name}-${hash}.json`;
    addresses.push(address);
    if (!isMoved) files.set(address, props);
    return tag.replace(/"[^"]*"$/, `"${address}"`);
  });
  return { html, files, addresses };
}

/** The attributes of a start tag, as browsers read them. `tag` ends before its last character. */
function attributesOf(tag: string): Record<string, string> {
  const [element] = parseFragment(`${tag}>`).childNodes;
  if (!element || !("attrs" in element)) return {};
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}
