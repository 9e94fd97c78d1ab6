import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, internalPath, publicFolder } from "../../support/built-site";

/** Lists links of a page to a page or an anchor that does not exist, and links that end with a slash. */
export function linkFaults(page: BuiltPage, all: readonly BuiltPage[]): string[] {
  return hrefs(page).flatMap((href) => {
    const url = internalPath(href, page.path);
    if (!url || isPictureFile(url)) return [];
    if (/.\/$/.test(url.pathname)) return [`ends ${href} with a slash`];
    const target = all.find(({ path }) => path === url.pathname);
    const anchored = url.hash === "" || target?.document.getElementById(url.hash.slice(1));
    return target && anchored ? [] : [`links to ${href}`];
  });
}

/** True for a link to a picture's file, which serves visitors without a script. */
function isPictureFile({ pathname }: URL): boolean {
  return pathname.startsWith("/static/") && existsSync(join(publicFolder, pathname));
}

/** Lists pages that are more than two clicks away from the home page. */
export function farPages(pages: readonly BuiltPage[]): string[] {
  const linked = (from: readonly string[]) =>
    pages
      .filter(({ path }) => from.includes(path))
      .flatMap((page) => hrefs(page).map((href) => internalPath(href, page.path)?.pathname ?? ""));
  const oneClick = linked(["/"]);
  const reached = new Set(["/", ...oneClick, ...linked(oneClick)]);
  return pages.map(({ path }) => path).filter((path) => !reached.has(path));
}

function hrefs({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
}

/** The files that a page asks for: pictures in every size, icons, fonts, scripts. */
function namedFiles({ document }: BuiltPage): string[] {
  const values = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
  const candidates = [...values("[srcset]", "srcset"), ...values("link[imagesrcset]", "imagesrcset")].flatMap(
    (list) => list.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  );
  const links = values('link[href]:not([rel="canonical"])', "href");
  const scripts = [...values("script[src]", "src"), ...values("[data-script]", "data-script")];
  return [...new Set([...values("img[src]", "src"), ...candidates, ...links, ...scripts])];
}

/** Lists files that a page asks for and the site lacks. */
export function missingFiles(page: BuiltPage, files: ReadonlySet<string>): string[] {
  return namedFiles(page)
    .filter((file) => !files.has(file))
    .map((file) => `asks for ${file}`);
}
