import { pagePaths } from "../../../src/routes";
import * as template from "../../../src/templates/ProjectTemplate";
import { companyContent, contentWith } from "../../support/company-content";
import { add, set } from "../../support/fixture-edits";
import { headings, links, renderPage, section } from "../../support/render-page";

/** A visualisation, and a photographed project with a picture from before the work. */
const [cafe, bathroom] = ["cafe-backsplash", "family-bathroom-refurbishment"] as const;
const context = { slug: cafe, previous: bathroom, next: bathroom };
const bathroomContext = { slug: bathroom, previous: cafe, next: cafe };

it("A project's page goes from what it is to the story of its room, tile and work", () => {
  const { data, html } = renderPage(template, { context });
  const { project, page } = data;
  expect(headings(html)).toEqual([
    `h1 ${project.title}`,
    `h2 ${page.storyTitle}`,
    "h3 The room",
    "h3 The tile",
    "h3 The work",
    `h2 ${page.closingTitle}`,
  ]);
  const story = section(html, page.storyTitle);
  for (const words of [project.room, project.tile, project.workDone])
    expect(story).toHaveTextContent(String(words));
});

it("A project's page links to the portfolio, its service and its area, then to a quote", () => {
  const { data, html } = renderPage(template, { context });
  const { service, area } = data.project;
  const [hero] = html.querySelectorAll("main section");
  const addresses = hero ? links(hero) : [];
  expect(addresses.slice(addresses.indexOf(pagePaths.portfolio))).toEqual([
    pagePaths.portfolio,
    pagePaths.service(service.slug),
    pagePaths.area(area?.slug ?? ""),
    "/#contact",
  ]);
});

it("The pager leads to the projects before and after this one", () => {
  const third = { ...companyContent[`projects/${cafe}.json`], slug: "third" };
  const content = contentWith(add("projects/third.json", third));
  const { html } = renderPage(template, { content, context: { ...context, next: "third" } });
  expect(pagerLinks(html)).toEqual([bathroom, "third"].map(pagePaths.project));
});

it("The pager of one of two projects leads to the other once, and an only project has none", () => {
  const { html } = renderPage(template, { context });
  expect(pagerLinks(html)).toEqual([pagePaths.project(bathroom)]);
  const alone = renderPage(template, { context: { slug: cafe, previous: cafe, next: cafe } });
  expect(pagerLinks(alone.html)).toBeUndefined();
});

function pagerLinks(html: HTMLElement) {
  const pager = html.querySelector('nav[aria-label="Previous project, next project"]');
  return pager ? links(pager) : undefined;
}

it("Pictures from the same spot before and after lie over each other; another project has none", () => {
  const { data, html } = renderPage(template, { context: bathroomContext });
  const { comparison } = data.page;
  const { before, after } = data.project.beforeAndAfter ?? {};
  const shown = section(html, comparison.title);
  expect([...shown.querySelectorAll("img")].map(({ alt }) => alt)).toEqual([before?.alt, after?.alt]);
  expect(shown.querySelector("input[type=range]")).toHaveAccessibleName();

  const { html: without } = renderPage(template, { context });
  expect(headings(without)).not.toContain(`h2 ${comparison.title}`);
});

it("Pictures from two spots stand side by side, without a divider", () => {
  const content = contentWith(set(`projects/${bathroom}.json`, "beforeAndAfter.sameSpot", undefined));
  const { data, html } = renderPage(template, { content, context: bathroomContext });
  const shown = section(html, data.page.comparison.title);
  expect(shown.querySelectorAll("img")).toHaveLength(2);
  expect(shown.querySelector("input")).toBeNull();
});
