import { undatedCopy } from "../../src/layout/frame";
import * as areasCovered from "../../src/pages/areas-covered";
import * as home from "../../src/pages/index";
import * as portfolio from "../../src/pages/portfolio";
import * as areaTemplate from "../../src/templates/AreaTemplate";
import * as companyPage from "../../src/templates/CompanyTemplate";
import * as legalTemplate from "../../src/templates/LegalTemplate";
import * as serviceTemplate from "../../src/templates/ServiceTemplate";
import { companyContent, withField } from "./company-content";
import { renderPage } from "./render-page";

/** The made-up company promises an answer in 24 hours, and closes over Christmas. */
const content = [
  ["company.json", "claims.quoteWithin", "24 hours"],
  ["company.json", "otherHours", [{ from: "2026-12-24", to: "2027-01-03" }]],
  ["pages/areas-covered.json", "quoteText", "Ask: a price comes {promise}."],
  ["pages/portfolio.json", "closingText", "Write us a line: a price comes {promise}."],
  ["pages/company-page.json", "introduction", "We answer {promise}, wherever you live in the county."],
].reduce((all, [file, field, value]) => withField(all, String(file), String(field), value), companyContent);

type Page = Parameters<typeof renderPage>[0];

/** Each page, with the variables of its query. */
const pages = new Map<string, [page: unknown, context: object]>([
  ["the home page", [home, {}]],
  ["the areas", [areasCovered, {}]],
  ["the company's page", [companyPage, {}]],
  ["the portfolio", [portfolio, {}]],
  ["an area", [areaTemplate, { slug: "chelsea" }]],
  ["a service", [serviceTemplate, { slug: "floor-tiling" }]],
  ["the terms", [legalTemplate, { isPrivacyPolicy: false }]],
]);

/** Days before and in the holidays, with the promise that a form sent at noon makes on each. */
const days = [
  ["2026-12-22", "within 24 hours"],
  ["2026-12-23", "by Monday 4 January"],
  ["2026-12-24", "by Tuesday 5 January"],
] as const;

describe.each(days)("Built on %s, without a script, a first answer is promised %s", (day, promised) => {
  it.each([...pages.keys()])("on %s", async (name) => {
    const [page, context = {}] = pages.get(name) ?? [];
    const { html } = await renderPage(page as Page, {
      content,
      context: { ...context },
      now: new Date(`${day}T12:00Z`),
    });
    for (const form of html.querySelectorAll("form, noscript")) form.remove();
    const words = html.textContent ?? "";
    expect(words).toContain(promised);
    expect(words).not.toContain("{promise}");
    const others = days.map(([, other]) => other).filter((other) => other !== promised);
    // The written quote comes in that time after a visit, whenever that is.
    for (const other of others) expect(words.replaceAll(`${other} of`, "")).not.toContain(other);
  });
});

it("Search engines are promised no time where closed days are ahead", async () => {
  const { data } = await renderPage(home, { content, now: new Date("2026-12-01T12:00Z") });
  expect(undatedCopy("You have a price {promise}.", data)).toBe("You have a price.");
  const open = withField(content, "company.json", "otherHours", undefined);
  const { data: without } = await renderPage(home, { content: open });
  expect(undatedCopy("You have a price {promise}.", without)).toBe("You have a price within 24 hours.");
});
