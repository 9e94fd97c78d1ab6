import * as home from "../../../src/pages/index";
import * as termsOfService from "../../../src/pages/terms-of-service";
import { contentWith } from "../../support/company-content";
import { set } from "../../support/fixture-edits";
import { renderPage } from "../../support/render-page";

const text = "We answer messages from 4 January.";
const content = contentWith(
  set("company.json", "otherHours", [
    { from: "2026-12-24", to: "2027-01-03", text },
    { from: "2027-03-08", to: "2027-03-08" },
  ]),
);

/** The parts of a page that show the sentence on the days of the other hours, and only then. */
const partsWith = (html: Element) =>
  [...html.querySelectorAll('dated-part[from="2026-12-24"][to="2027-01-03"]')].filter(
    (part) => part.textContent?.trim() === text,
  );

it("The sentence of other hours is a notice above every page, on their days", () => {
  const { html } = renderPage(termsOfService, { content });
  expect(partsWith(html).map((part) => part.querySelector("section")?.getAttribute("aria-label"))).toEqual([
    "Notice",
  ]);
});

it("The sentence stands above the form's button, too; other hours without a sentence add nothing", () => {
  const { html } = renderPage(home, { content });
  const form = html.querySelector("#quote-form") ?? html;
  const [part, ...others] = partsWith(form);
  expect(others).toEqual([]);
  expect(part?.nextElementSibling).toHaveAttribute("type", "submit");
  expect(form.querySelectorAll("dated-part")).toHaveLength(1);
});
