import { readdirSync } from "node:fs";
import { join } from "node:path";
import { companyFacts } from "../../src/content/derived/company-facts";
import { openingHoursText } from "../../src/content/derived/opening-hours-text";
import { openingMinutes } from "../../src/content/derived/opening-minutes";
import { phoneFormats } from "../../src/content/derived/phone-formats";
import { fillPlaceholders } from "../../src/content/fields/placeholders";
import { type Area, areaSchema } from "../../src/content/types/area";
import { companySchema } from "../../src/content/types/company";
import { homePageSchema } from "../../src/content/types/pages/home-page";
import { layoutSchema } from "../../src/content/types/pages/layout";
import { serviceSchema } from "../../src/content/types/service";
import type { Frame } from "../../src/layout/frame";
import { contentFolder, published } from "../content/valid-content";

const company = companySchema.parse(published("company.json"));
const facts = companyFacts(company);

/** Fills the company's facts into every text of a group of words, as the page's query does. */
function filled<Words extends Record<string, string>>(words: Words): Words {
  const entries = Object.entries(words).map(([name, copy]) => [name, fillPlaceholders(copy, facts)]);
  return Object.assign({}, words, Object.fromEntries(entries));
}

const { skipLink, navigation, openNow, whatsApp, footer } = layoutSchema.parse(
  published("pages/layout.json"),
);
const { featuredAreas } = homePageSchema.parse(published("pages/home.json"));

const area = (slug: string): Area => areaSchema.parse(published(`areas/${slug}.json`));

const services = readdirSync(join(contentFolder, "services"))
  .map((file) => serviceSchema.parse(published(`services/${file}`)))
  .sort((one, other) => one.order - other.order);

/** What is around every page, made from the fixture's content as the page's query makes it. */
export const frame: Frame = {
  layout: { skipLink, navigation, openNow, whatsApp: filled(whatsApp), footer: filled(footer) },
  company: {
    ...company,
    phone: phoneFormats(company.phone),
    landline: phoneFormats(company.landline),
    whatsapp: phoneFormats(company.whatsapp),
    openingHoursText: openingHoursText(company.openingHours),
    openingMinutes: openingMinutes(company.openingHours),
    closedDays: company.closedDays ?? null,
  },
  homePage: { featuredAreas: { areas: featuredAreas.areas.map(area) } },
  allService: { nodes: services },
};
