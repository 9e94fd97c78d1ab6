import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export const publicFolder = "public";

export interface BuiltPage {
  /** /areas/chelsea */
  path: string;
  file: string;
  html: string;
  document: Document;
}

/** Folders with no pages of the site: Gatsby's files, and the editor. */
const otherFolders = /^(_gatsby|admin|page-data)\b/;

/** The files of all pages. */
function htmlFiles(folder = publicFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html") && !otherFolders.test(name))
    .map((name) => join(folder, name))
    .sort();
}

/** The paths of all pages. */
export function builtPaths(): string[] {
  return htmlFiles().map((file) => pathOf(relative(publicFolder, file)));
}

/** Every HTML page of the built site. */
export function readBuiltPages(folder = publicFolder): BuiltPage[] {
  return htmlFiles(folder).map((file) => parsePage(file, readFileSync(file, "utf8"), folder));
}

function parsePage(file: string, html: string, folder = publicFolder): BuiltPage {
  let document: Document | undefined;
  return {
    path: pathOf(relative(folder, file)),
    file,
    html,
    // Parse lazily, because all pages together take seconds.
    get document() {
      document ??= parse(html);
      return document;
    },
  };
}

/** A page in which `part` is replaced: an area's page if one has the part, else the first page that has it. */
export function brokenPage(pages: readonly BuiltPage[], part: string | RegExp, to: string): BuiltPage {
  const areasFirst = [...pages.filter(({ path }) => path.startsWith("/areas/")), ...pages];
  const found = areasFirst.find(({ html }) => html.search(part) >= 0);
  if (!found) throw new Error(`No page contains ${part}`);
  return parsePage(found.file, found.html.replace(part, to));
}

export function pageAt(pages: readonly BuiltPage[], path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

/** Elements that visitors do not see, or not before a script shows them. */
const unseen = "script, style, noscript, template, [hidden], dialog:not([open])";

/** Elements within a line. The words of any other element, links included, are separated from those around them. */
const inline = "abbr, b, cite, code, em, i, mark, s, small, span, strong, sub, sup, time, u, wbr";

/** The visible words of an element, with single spaces. */
export const visibleText = (element: Element) => textOf(element).replace(/\s+/g, " ");

function textOf(element: Element): string {
  if (element.matches(unseen)) return " ";
  const parts = [...element.childNodes].map((child) => {
    if (child instanceof Element) return textOf(child);
    return child.nodeType === Node.TEXT_NODE ? child.textContent : "";
  });
  return element.matches(inline) ? parts.join("") : ` ${parts.join("")} `;
}

/** The URL of a link within the site; undefined for a link elsewhere. */
export function internalPath(href: string, from: string): URL | undefined {
  const origin = "https://site.invalid";
  const url = new URL(href, `${origin}${from}`);
  return url.origin === origin ? url : undefined;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

function pathOf(file: string): string {
  const path = `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`;
  return path === "/index" ? "/" : path;
}
