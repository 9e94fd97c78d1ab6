import { readdirSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { changed, contentFolder, published } from "../content/valid-content";
import { answerQuery, type Content } from "./answer-query";

/** A module of src/pages or src/templates. */
interface PageModule<Data> {
  default: ComponentType<{ data: Data }>;
  query: unknown;
}

interface Options {
  /** The variables of a template's query, such as the id of an entry, which is its slug here. */
  context?: Readonly<Record<string, unknown>>;
  /** The made-up company's content unless a test changes it. */
  content?: Content;
  /** The time of the build. */
  now?: Date;
}

/** Renders a page of the made-up company to HTML, and returns it with the answer to the page's own query. */
export async function renderPage<Data>(page: PageModule<Data>, options: Options = {}) {
  const { context = {}, content = companyContent, now = new Date("2026-03-02T12:00:00Z") } = options;
  const data = (await answerQuery(String(page.query), context, content, now)) as Data;
  const html = document.createElement("div");
  html.innerHTML = renderToStaticMarkup(<page.default data={data} />);
  return { data, html };
}

/** The content of the made-up company. */
export const companyContent: Content = Object.fromEntries(
  readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => [path, Object(published(path))]),
);

/** Changes one field of a file; `undefined` removes the field. */
export function withField(content: Content, path: string, field: string, value: unknown): Content {
  return { ...content, [path]: Object(changed(content[path], field, value)) };
}

/** Removes all files of some folders. */
export function withoutFolders(content: Content, ...folders: string[]): Content {
  const files = Object.entries(content);
  return Object.fromEntries(
    files.filter(([path]) => !folders.some((folder) => path.startsWith(`${folder}/`))),
  );
}

/** The headings of a page's main part in their order, each with its level: "h2 Our work". */
export function headings(html: Element): string[] {
  const found = html.querySelectorAll("main :is(h1, h2, h3)");
  return [...found].map(({ localName, textContent }) => `${localName} ${textContent?.trim()}`);
}

/** The part of a page below a heading of level 2; throws if there is none. */
export function section(html: Element, title: string): HTMLElement {
  const found = [...html.querySelectorAll<HTMLElement>("main section")].find(
    (part) => part.querySelector("h2")?.textContent === title,
  );
  if (!found) throw new Error(`The page has no section '${title}'`);
  return found;
}

/** The addresses of the links in a part of a page, in their order. */
export function links(part: Element): (string | null)[] {
  return [...part.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

/** The words of a part of a page that come before its first element of a kind. */
export function textBefore(part: Element, selector: string): string {
  const range = document.createRange();
  range.setStart(part, 0);
  range.setEndBefore(part.querySelector(selector) ?? part);
  return range.toString();
}
