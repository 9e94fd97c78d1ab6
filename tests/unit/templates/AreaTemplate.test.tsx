import { fillPlaceholders } from "../../../src/content/values/placeholders";
import { pagePaths } from "../../../src/routes";
import * as template from "../../../src/templates/AreaTemplate";
import { companyContent, contentWith } from "../../support/company-content";
import { set } from "../../support/fixture-edits";
import { headings, links, renderPage, section } from "../../support/render-page";

const context = { slug: "chelsea" };

it("An area's page names the area in its headings, and goes from facts and nearby areas to the work and why", () => {
  const { data, html } = renderPage(template, { context });
  const { area, page, services } = data;
  const here = (words: string) => fillPlaceholders(words, { area: area.name });
  expect(area.name).toBe("Chelsea");
  expect(headings(html)).toEqual([
    `h1 ${here(page.headline)}`,
    `h2 ${here(page.factsTitle)}`,
    "h3 The homes",
    "h3 The bathrooms",
    "h3 Consents",
    "h3 Access and parking",
    `h3 ${here(page.nearbyTitle)}`,
    `h2 ${here(page.servicesTitle)}`,
    ...services.nodes.map(({ title }) => `h3 ${title}`),
    `h2 ${here(page.reasonsTitle)}`,
    ...page.reasons.map(({ title }) => `h3 ${here(title)}`),
    `h2 ${here(page.closingTitle)}`,
  ]);
});

it("The facts are those of the area, and the areas nearby are linked, the nearest first", () => {
  const { data, html } = renderPage(template, { context });
  const { area, page } = data;
  const facts = section(html, fillPlaceholders(page.factsTitle, { area: area.name }));
  for (const fact of [area.homes, area.bathrooms, area.conservation, area.access])
    expect(facts).toHaveTextContent(String(fact));
  expect(links(facts)).toEqual(area.nearby.map(({ slug }) => pagePaths.area(slug)));
  expect(links(facts)).not.toContain(pagePaths.area(area.slug));
});

it("Reviews from the area are shown before the reasons; an area without reviews has no such section", () => {
  const content = contentWith(set("reviews/tom.json", "area", "chelsea"));
  const { data, html } = renderPage(template, { context, content });
  const title = data.companyPage.reviewsTitle;
  const reasons = fillPlaceholders(data.page.reasonsTitle, { area: data.area.name });
  const order = headings(html);
  expect(section(html, title)).toHaveTextContent(String(companyContent["reviews/tom.json"]?.words));
  expect(order.indexOf(`h2 ${title}`)).toBeLessThan(order.indexOf(`h2 ${reasons}`));

  const { html: without } = renderPage(template, { context });
  expect(headings(without)).not.toContain(`h2 ${title}`);
});

it("WhatsApp opens with a message that names the area", () => {
  const { data, html } = renderPage(template, { context });
  const address = links(html).find((link) => link?.startsWith(`${data.company.whatsapp?.whatsAppLink}`));
  expect(new URL(String(address)).searchParams.get("text")).toContain("Chelsea");
});

it("An area of a name and two sentences has a page that opens with its words, and no empty part", () => {
  const { slug, name, postcodes, latitude, longitude, introduction } =
    companyContent["areas/chelsea.json"] ?? {};
  const thin = { slug, name, postcodes, latitude, longitude, introduction };
  const content = contentWith(set("areas/chelsea.json", "", thin));
  const { data, html } = renderPage(template, { context, content });
  const { page, area } = data;
  expect(headings(html).slice(0, 2)).toEqual([
    `h1 ${fillPlaceholders(page.headline, { area: "Chelsea" })}`,
    `h2 ${fillPlaceholders(page.nearbyTitle, { area: "Chelsea" })}`,
  ]);
  expect(html.querySelector("main figure")).toBeNull();
  expect(area.seoTitle).toBe(fillPlaceholders(page.headline, { area: "Chelsea" }));
});

it("A firm without WhatsApp offers none, and its bar has two buttons", () => {
  const content = contentWith(set("company.json", "whatsapp", undefined));
  const { html } = renderPage(template, { context, content });
  expect(links(html).filter((link) => link?.includes("wa.me"))).toEqual([]);
  expect(html.querySelectorAll("aside > a")).toHaveLength(2);
});

it("A reason that names a claim which the firm does not make is left out", () => {
  const content = contentWith(set("company.json", "claims", { yearsOfExperience: "31" }));
  const { data, html } = renderPage(template, { context, content });
  const reasons = section(html, fillPlaceholders(data.page.reasonsTitle, { area: "Chelsea" }));
  expect([...reasons.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual([
    "31 years of it",
    "Ten minutes from Chelsea",
  ]);
});
