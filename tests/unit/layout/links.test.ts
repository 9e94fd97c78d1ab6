import type { ContentByPath } from "../../../src/content/answer/entries";
import { navigationLinks } from "../../../src/layout/navigation-links";
import { placeInWords } from "../../../src/layout/SiteFooter";
import { whatsAppAddress } from "../../../src/layout/WhatsAppLink";
import type { NonNullFields } from "../../../src/non-null-fields";
import { query } from "../../../src/pages/index";
import { answerTo } from "../../support/answer-to";
import { companyContent, contentWith } from "../../support/company-content";
import { remove, set } from "../../support/fixture-edits";

const frame = answerTo<NonNullFields<Queries.HomePageQuery>>(query);
const { layout, company } = frame;

it("The top bar's links to services, portfolio and areas are marked as current on the pages below them, too", () => {
  const within = navigationLinks(frame).map((link) => link.within);
  expect(within).toEqual([undefined, "/services/", "/portfolio/", undefined, "/areas/", undefined]);
});

it("The menu leads to the planner only where a tile has its sizes, and to prices where there are some", () => {
  const links = (content: ContentByPath) =>
    navigationLinks(answerTo<typeof frame>(query, { content })).flatMap(({ links }) => links ?? []);
  expect(links(companyContent)).toContainEqual({
    path: "/plan-your-tiles",
    name: layout.navigation.planner,
  });
  expect(links(companyContent)).toContainEqual({
    path: "/plan-your-tiles#prices",
    name: "Prices",
  });
  const unpriced = contentWith(remove("rates/"), remove("price-examples/"));
  expect(links(unpriced).map(({ path }) => path)).not.toContain("/plan-your-tiles#prices");
  const withoutSizes = contentWith(set("tiles/limestone.json", "settingOut", undefined));
  expect(links(withoutSizes).map(({ path }) => path)).not.toContain("/plan-your-tiles");
});

describe("The WhatsApp link", () => {
  const link = (subject?: string) =>
    whatsAppAddress(String(company.whatsapp?.whatsAppLink), layout.whatsApp, subject);

  it("leads to the business's number, without a subject where the page is about none", () => {
    expect(link()).toMatch(/^https:\/\/wa\.me\/447700900789\?text=/);
    expect(link("")).toBe(link());
  });

  it.each(["Tiles & Grout", "50% off?", "Earl's Court #1", "£££ + VAT", "Café ☕", "$& {n} {service}"])(
    "keeps every character of the subject: %s",
    (subject) => {
      expect(new URL(link(subject)).searchParams.get("text")).toContain(`about ${subject}.`);
    },
  );
});

it.each([
  ["London", "Greater London", "London, Greater London"],
  ["Leeds", "Leeds, Bradford and Wharfedale", "Leeds, Bradford and Wharfedale"],
  ["Leeds", "Leeds", "Leeds"],
  ["Ham", "Hampshire", "Ham, Hampshire"],
])("The footer names a town once: %s and %s", (town, serviceArea, words) => {
  expect(placeInWords(town, serviceArea)).toBe(words);
});
