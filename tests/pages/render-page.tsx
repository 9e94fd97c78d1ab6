import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { answerQuery, type Content } from "../../src/content/answer/answer-query";
import { documentOf } from "../../src/content/answer/page-queries";
import { londonDay } from "../../src/content/values/clock";
import { imageDataOf } from "../sections/image-file";
import { companyContent } from "./company-content";

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
  const around = { content, today: londonDay(now), pictures: imageDataOf };
  const data = answerQuery(documentOf(String(page.query)), context, around) as Data;
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
