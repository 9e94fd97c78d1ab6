import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ContentByPath, entriesOf } from "../../../src/content/answer/entries";
import { type SitePage, sitePages } from "../../../src/content/derived/site-pages";
import { contentTypeNames, contentTypes } from "../../../src/content/types/content-types";
import { pageNames, pageTypes } from "../../../src/routes";
import { answerTo } from "../../support/answer-to";
import { companyContent, contentWith } from "../../support/company-content";
import { remove } from "../../support/fixture-edits";
import { leastContent } from "../../support/least-content";

interface PageModule {
  default: ComponentType<{ data: object }>;
  query: unknown;
}

const modules = new Map<string, PageModule>();

beforeAll(async () => {
  for (const name of pageNames) modules.set(name, await import(`../../../src/${pageTypes[name].component}`));
});

/** Every page of some content, with what its query gets. */
function pagesOf(content: ContentByPath): { page: SitePage; data: object }[] {
  const entries = entriesOf(content);
  return sitePages((type) => entries[type]).map((page) => {
    const query = modules.get(page.name)?.query;
    return { page, data: answerTo<object>(query, { content, context: page.variables }) };
  });
}

function drawn({ page, data }: { page: SitePage; data: object }): Element {
  const Page = modules.get(page.name)?.default;
  const html = document.createElement("div");
  if (Page) html.innerHTML = renderToStaticMarkup(<Page data={data} />);
  return html;
}

const filledElements = "h1, h2, h3, h4, p:not([role]), ul, ol, dl, li, a, button, table";

/** Lists what a page must not show: words of code, an empty element, a link without a target. */
function markupFaultsOf(html: Element, path: string, paths: ReadonlySet<string>): string[] {
  const attributes = [...html.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  const words = [
    ...(html.textContent?.match(/.{0,40}\{\w+\}/g) ?? []),
    ...[html.textContent, ...attributes.map(({ value }) => value)].flatMap(
      (text) => text?.match(/.{0,40}(\bundefined\b|\bNaN\b|\[object )/)?.[0] ?? [],
    ),
  ];
  const empty = [...html.querySelectorAll(filledElements)].filter(
    (element) =>
      !element.textContent?.trim() &&
      !element.querySelector("img, svg, picture") &&
      !element.getAttribute("aria-label"),
  );
  const links = [...html.querySelectorAll("a[href]")].map((link) => String(link.getAttribute("href")));
  const lost = links.filter((link) => {
    const { pathname, hash, host } = new URL(link, `http://site${path}`);
    if (host !== "site" || /\.\w+$/.test(pathname)) return false;
    return !paths.has(pathname) || (pathname === path && hash !== "" && !html.querySelector(hash));
  });
  const named = attributes
    .filter(({ name }) => /^(aria-labelledby|aria-describedby|aria-controls|for)$/.test(name))
    .flatMap(({ value }) => value.split(" "))
    .filter((id) => !html.querySelector(`[id="${id}"]`));
  return [
    ...words.map((text) => `says ${text}`),
    ...empty.map(({ outerHTML }) => `is empty: ${outerHTML.slice(0, 120)}`),
    ...lost.map((link) => `leads to ${link}`),
    ...named.map((id) => `names #${id}`),
  ];
}

/** Removes all entries of the types that may be empty. */
const emptied = contentTypeNames.flatMap((name) => {
  const type = contentTypes[name];
  return "mayBeEmpty" in type
    ? [remove("folder" in type.storedIn ? `${type.storedIn.folder}/` : type.storedIn.file)]
    : [];
});

describe("Every page can be drawn, with nothing empty and no link to nothing, without", () => {
  const whole = new Map<string, string>();

  it.each([
    { without: "nothing", content: companyContent },
    ...contentTypeNames.map((type) => ({
      without: `any optional field of ${type}`,
      content: contentWith(leastContent(type)),
    })),
    { without: "anything that a firm may lack", content: contentWith(leastContent(), ...emptied) },
  ])("$without", ({ without, content }) => {
    const pages = pagesOf(content);
    const paths = new Set(pages.map(({ page }) => page.path));
    const faults = pages.flatMap((one) => {
      const { path } = one.page;
      const answer = JSON.stringify(one.data);
      if (whole.get(path) === answer) return [];
      if (without === "nothing") whole.set(path, answer);
      return markupFaultsOf(drawn(one), path, paths).map((fault) => `${path} ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});
