import * as areasCovered from "../../../src/pages/areas-covered";
import { pagePaths } from "../../../src/routes";
import { headings, links, renderPage, section } from "../../support/render-page";

it("The areas overview shows the areas with a page by group, then additional areas, then the work", () => {
  const { data, html } = renderPage(areasCovered);
  const { page } = data;
  expect(headings(html)).toEqual([
    `h1 ${page.headline}`,
    `h2 ${page.mainAreasTitle}`,
    `h3 ${data.postcodeCheck.title}`,
    ...page.groups.map(({ title }) => `h3 ${title}`),
    `h2 ${page.additionalTitle}`,
    `h2 ${page.servicesTitle}`,
    ...page.services.map(({ title }) => `h3 ${title}`),
    `h2 ${page.quoteTitle}`,
  ]);
});

it("Each area is a card with its postcodes and description, which links to its page", () => {
  const { data, html } = renderPage(areasCovered);
  const areas = section(html, data.page.mainAreasTitle);
  expect(links(areas)).toEqual(data.areas.nodes.map(({ slug }) => pagePaths.area(slug)));
  for (const { name, postcodes, description } of data.areas.nodes) {
    const card = [...areas.querySelectorAll("li")].find((item) =>
      item.querySelector("h4")?.textContent?.includes(name),
    );
    expect(card).toHaveTextContent(postcodes.join(", "));
    expect(card).toHaveTextContent(description);
  }
});

it("Places without a page are listed by name, without a link", () => {
  const { data, html } = renderPage(areasCovered);
  const further = section(html, data.page.additionalTitle);
  const names = [...further.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(names).toEqual(data.additionalAreas.names);
  expect(links(further)).toEqual([]);
});
