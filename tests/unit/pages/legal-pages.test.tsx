import * as privacyPolicy from "../../../src/pages/privacy-policy";
import * as termsOfService from "../../../src/pages/terms-of-service";
import { pagePaths } from "../../../src/routes";
import { detailsTitle } from "../../../src/sections/legal/LegalText";
import { contentWith } from "../../support/company-content";
import { set } from "../../support/fixture-edits";
import { headings, links, renderPage, section } from "../../support/render-page";

it.each([
  ["privacy policy", renderPage(privacyPolicy)],
  ["terms of service", renderPage(termsOfService)],
])(
  "The %s goes from its contents to the company's details and its own sections",
  (_name, { data: { page }, html }) => {
    const titles = [detailsTitle, ...page.sections.map(({ title }) => title)];
    expect(headings(html)).toEqual([
      `h1 ${page.title}`,
      "h2 On this page",
      ...titles.map((title) => `h2 ${title}`),
    ]);
    const contents = [...html.querySelectorAll("main nav:last-of-type ul a[href^='#']")];
    expect(contents.map(({ textContent }) => textContent)).toEqual(titles);
    for (const link of contents) expect(html.querySelector(String(link.getAttribute("href")))).not.toBeNull();
  },
);

it("Each paragraph is shown, with the email as a link, and the day of the last change in words", () => {
  const { data, html } = renderPage(privacyPolicy);
  const { sections, updated } = data.page;
  for (const { title, paragraphs } of sections)
    for (const paragraph of paragraphs)
      expect(section(html, title).textContent).toContain(paragraph.replaceAll(/\s+/g, " "));
  expect(links(html.querySelector("main") ?? html)).toContain(`mailto:${data.company.email}`);
  expect(html.querySelector(`time[datetime="${updated}"]`)).toHaveTextContent("2 March 2026");
});

it("Legal details that the owner has given are shown; one line stands for those that are missing, without their labels", () => {
  const content = contentWith(set("company.json", "legal", { proprietor: "Gráinne O'Brien" }));
  const { data, html } = renderPage(privacyPolicy, { content });
  const { legalMissing } = data.layout;
  const details = section(html, detailsTitle);
  expect(details).toHaveTextContent(`Run byGráinne O'Brien`);
  expect(details).not.toHaveTextContent("Registered as");
  expect(details.textContent?.split(legalMissing)).toHaveLength(2);
});

it("The breadcrumb leads home", () => {
  const { data, html } = renderPage(privacyPolicy);
  const trail = html.querySelector(`nav[aria-label="Breadcrumb"]`) ?? html;
  expect(links(trail)).toEqual([pagePaths.home]);
  expect(trail).toHaveTextContent(data.page.title);
});
