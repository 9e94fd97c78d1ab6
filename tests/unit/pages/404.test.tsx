import * as notFound from "../../../src/pages/404";
import { pagePaths } from "../../../src/routes";
import { headings, links, renderPage } from "../../support/render-page";

it("The page for unknown addresses says what happened and links home", () => {
  const { data, html } = renderPage(notFound);
  const { heading, text, homeLink } = data.page;
  const main = html.querySelector("main") ?? html;
  expect(headings(html)).toEqual([`h1 ${heading}`]);
  expect(main).toHaveTextContent(text);
  expect(main).toHaveTextContent(homeLink);
  expect(links(main)).toEqual([pagePaths.home]);
});
