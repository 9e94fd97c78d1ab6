import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, internalPath, publicFolder, readBuiltPages } from "./built-site";
import { contentSlugs } from "./content-slugs";

let pages: BuiltPage[];
beforeAll(() => {
  pages = readBuiltPages();
});

describe("The built site", () => {
  it("has a page for every route and for nothing else", () => {
    const expected = [
      "/",
      "/404",
      "/areas-covered",
      "/london-tiling-company",
      "/portfolio",
      "/privacy-policy",
      "/terms-of-service",
      ...contentSlugs("areas").map((slug) => `/areas/${slug}`),
      ...contentSlugs("services").map((slug) => `/services/${slug}`),
      ...contentSlugs("projects").map((slug) => `/portfolio/${slug}`),
    ];
    expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it("links only to pages and anchors that exist", () => {
    const broken = pages.flatMap((page) => brokenLinks(page, pages));
    expect(broken).toEqual([]);
  });

  it("writes every internal link without a slash at the end", () => {
    const slashed = pages.flatMap(({ path, document }) =>
      hrefs(document).filter((href) => internalPath(href, path)?.pathname.match(/.\/$/)),
    );
    expect(slashed).toEqual([]);
  });

  it("is at most two clicks deep", () => {
    const linked = (from: readonly string[]) =>
      pages
        .filter(({ path }) => from.includes(path))
        .flatMap(({ path, document }) =>
          hrefs(document).map((href) => internalPath(href, path)?.pathname ?? ""),
        );
    const oneClick = linked(["/"]);
    const reached = new Set(["/", ...oneClick, ...linked(oneClick)]);
    const unreached = pages.map(({ path }) => path).filter((path) => !reached.has(path));
    expect(unreached).toEqual(["/404"]);
  });
});

describe("The check for broken links", () => {
  it("notices a link to a page, to an anchor and to a picture that are not there", () => {
    const document = new DOMParser().parseFromString(
      '<a href="/nowhere">a</a><a href="/#nothing">b</a><a href="/static/no.jpg">c</a>',
      "text/html",
    );
    expect(brokenLinks({ path: "/test", file: "", html: "", document }, pages)).toEqual([
      "/test links to /nowhere",
      "/test links to /#nothing",
      "/test links to /static/no.jpg",
    ]);
  });
});

function brokenLinks(page: BuiltPage, all: readonly BuiltPage[]): string[] {
  return hrefs(page.document).flatMap((href) => {
    const url = internalPath(href, page.path);
    if (!url || isPictureFile(url)) return [];
    const target = all.find(({ path }) => path === url.pathname);
    const anchored = url.hash === "" || target?.document.getElementById(url.hash.slice(1));
    return target && anchored ? [] : [`${page.path} links to ${href}`];
  });
}

/** Pictures lead to their files where no script runs. */
function isPictureFile({ pathname }: URL): boolean {
  return pathname.startsWith("/static/") && existsSync(join(publicFolder, pathname));
}

function hrefs(document: Document): string[] {
  return [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
}
