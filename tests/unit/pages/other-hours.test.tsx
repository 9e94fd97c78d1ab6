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

/** The dated parts of a page that hold the sentence. */
const partsWith = (html: Element) =>
  [...html.querySelectorAll("dated-part")].filter((part) => part.textContent?.includes(text));

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

it("The hours are announced two weeks before, and their sentence shows on their own days only", () => {
  const { html } = renderPage(home, { content });
  const announcements = [...html.querySelectorAll('dated-part[from="2026-12-10"]')];
  expect(announcements).not.toEqual([]);
  for (const { textContent } of announcements) expect(textContent).toBe("24 Dec-3 Jan closed");
  for (const part of partsWith(html)) {
    expect(part).toHaveAttribute("from", "2026-12-24");
    expect(part).toHaveAttribute("to", "2027-01-03");
  }
});
