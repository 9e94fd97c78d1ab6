import * as portfolio from "../../../src/pages/portfolio";
import { pagePaths } from "../../../src/routes";
import { companyContent, contentWith } from "../../support/company-content";
import { set } from "../../support/fixture-edits";
import { headings, links, renderPage, section, textBefore } from "../../support/render-page";

it("The portfolio lists every project in its order, below a filter by type", () => {
  const { data, html } = renderPage(portfolio);
  const { page, projects } = data;
  const orders = projects.nodes.map(({ slug }) => companyContent[`projects/${slug}.json`]?.order);
  expect(orders).toEqual([1, 2]);
  expect(headings(html)).toEqual([
    `h1 ${page.headline}`,
    `h2 ${page.picturesTitle}`,
    ...projects.nodes.map(({ title }) => `h3 ${title}`),
    `h2 ${page.closingTitle}`,
  ]);
  const types = [...section(html, page.picturesTitle).querySelectorAll("label")];
  expect(types.map(({ textContent }) => textContent)).toEqual([
    "All",
    ...projects.nodes.map(({ type }) => type).sort(),
  ]);
});

it("Each project is one link to its page, with its first picture", () => {
  const { data, html } = renderPage(portfolio);
  const cards = section(html, data.page.picturesTitle).querySelectorAll("li[data-type]");
  for (const [index, { slug, pictures, service }] of data.projects.nodes.entries()) {
    const card = cards[index] ?? html;
    expect([...card.querySelectorAll("img")].map(({ alt }) => alt)).toEqual([pictures[0]?.alt]);
    expect(links(card)).toEqual([pagePaths.project(slug)]);
    expect(card).toHaveTextContent(service.title);
  }
});

it("The last section's telephone link has the words of every page's call button", () => {
  const { data, html } = renderPage(portfolio);
  expect(section(html, data.page.closingTitle)).toHaveTextContent(data.layout.navigation.call);
});

it("Visualisations are explained before the first picture of the list", () => {
  const { data, html } = renderPage(portfolio);
  const { visualisationNote, picturesTitle } = data.page;
  expect(textBefore(section(html, picturesTitle), "figure")).toContain(visualisationNote);
});

it("A portfolio without a hero picture begins with the words alone, without an empty column", () => {
  const content = contentWith(set("pages/portfolio.json", "project", undefined));
  const { data, html } = renderPage(portfolio, { content });
  const [hero] = html.querySelectorAll("main section");
  expect(hero).toHaveTextContent(data.page.headline);
  expect([...(hero?.querySelectorAll("div") ?? [])].filter((part) => !part.hasChildNodes())).toEqual([]);
});
