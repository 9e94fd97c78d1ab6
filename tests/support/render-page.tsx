import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type AnswerOptions, answerTo } from "./answer-to";

/** A module of src/pages or src/templates. */
interface PageModule<Data> {
  default: ComponentType<{ data: Data }>;
  query: unknown;
}

/** Renders a page of the made-up company to HTML, and returns it with the answer to the page's own query. */
export function renderPage<Data>(page: PageModule<Data>, options: AnswerOptions = {}) {
  const data = answerTo<Data>(page.query, options);
  const html = document.createElement("div");
  html.innerHTML = renderToStaticMarkup(<page.default data={data} />);
  return { data, html };
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
  if (!found)
    throw new Error(`The page has no section '${title}': is the field in the query and in the fixture?`);
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
