import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pagePaths } from "../src/routes/page-paths";
import { ToolError } from "./command-line/start-tool";

export interface SitePage {
  /** The name of its template or page component: home, area, service, portfolio, 404. */
  type: string;
  /** Where a visitor meets it. */
  address: string;
  /** Its file in public/. */
  file: string;
}

/** component---src-templates-area-template-tsx: how Gatsby names the chunk of a page's component. */
const componentChunk = /^component---src-(?:pages|templates)-(.+?)(?:-template)?-tsx$/;

/** All pages of a built site, by their addresses, from what Gatsby keeps beside each. */
export async function sitePages(folder = "public"): Promise<SitePage[]> {
  const files = await readdir(join(folder, "page-data"), { recursive: true }).catch(() => []);
  const answers = files.filter((file) => file.endsWith("page-data.json")).sort();
  const pages = await Promise.all(answers.map((file) => readPage(join(folder, "page-data", file))));
  // Gatsby makes a second page of 404.tsx, at the address of the first one's file.
  const found = pages.filter(({ file }) => !file.endsWith(".html.html"));
  if (found.length === 0)
    throw new ToolError(`There is no built site in ${folder}: npm run build makes one.`);
  return found.sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** The pages named by type or by address; where nothing is named, the first of each type. */
export function choosePages(pages: readonly SitePage[], wanted: readonly string[]): SitePage[] {
  const types = [...new Set(pages.map(({ type }) => type))];
  return (wanted.length > 0 ? wanted : types).map((name) => {
    const page = pages.find(({ type, address }) => type === name || address === name);
    if (!page)
      throw new ToolError(`There is no page '${name}'; choose an address or one of ${types.join(", ")}.`);
    return page;
  });
}

async function readPage(file: string): Promise<SitePage> {
  const { path, componentChunkName } = JSON.parse(await readFile(file, "utf8"));
  const [, component] = componentChunk.exec(componentChunkName) ?? [];
  if (component === undefined) throw new Error(`${file} does not say of which type its page is`);
  return {
    type: component === "index" ? "home" : component,
    address: path === pagePaths.notFound ? "/no-such-page" : path,
    file: path === pagePaths.home ? "index.html" : `${path.slice(1)}.html`,
  };
}
