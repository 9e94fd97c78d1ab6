import type { BuiltPage } from "../built-site";

/** The files that a page asks for: pictures in every size, icons, fonts, scripts. */
function namedFiles({ document }: BuiltPage): string[] {
  const values = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
  const candidates = [...values("[srcset]", "srcset"), ...values("link[imagesrcset]", "imagesrcset")].flatMap(
    (list) => list.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  );
  const links = values('link[href]:not([rel="canonical"])', "href");
  return [...new Set([...values("img[src], script[src]", "src"), ...candidates, ...links])];
}

/** Files that a page asks for in vain. */
export function missingFiles(page: BuiltPage, files: ReadonlySet<string>): string[] {
  return namedFiles(page)
    .filter((file) => !files.has(file))
    .map((file) => `asks for ${file}`);
}
