import { pagePaths } from "../../src/routes/page-paths";
import { areas, company, faqs, first, services } from "../published/published-content";
import { type BuiltPage, brokenPage, pageAt, readBuiltPages } from "./built-site";
import { withEachFieldMisnamed, withoutEachField } from "./changed-graph";
import { missingFields } from "./checks/completeness";
import { graphFaults } from "./checks/graph";
import { parityFaults } from "./checks/parity";
import { valueFaults } from "./checks/values";
import { vocabularyFaults } from "./checks/vocabulary";

const { website } = company;
const pages = readBuiltPages();

/** The area whose page is damaged. */
const area = first(areas);
const path = pagePaths.area(area.slug);

const missing = (page: BuiltPage) => missingFields(page, faqs.length);

const checks: Record<string, (page: BuiltPage) => string[] | Promise<string[]>> = {
  "is a closed graph of the right types, with ids that stay": (page) => graphFaults(page, website),
  "gives values that machines understand, and no ratings": (page) => valueFaults(page, company),
  "leaves out nothing that it must say": missing,
  "says nothing that the page does not show": (page) => parityFaults(page, website),
  "follows the vocabulary of schema.org": vocabularyFaults,
};

describe.each(Object.entries(checks))("The structured data of every page %s", (_what, check) => {
  it("without a fault", async () => {
    const faults = await Promise.all(
      pages.map(async (page) => (await check(page)).map((fault) => `${page.path} ${fault}`)),
    );
    expect(faults.flat()).toEqual([]);
  });
});

const broken = (address: string, from: string | RegExp, to: string) => brokenPage(pages, address, from, to);

const district = first(area.postcodes);
/** A district without its last character, which is another one or none at all. */
const part = district.slice(0, -1);

describe("A page is reported if it", () => {
  it.each([
    [
      "leaves a reference open",
      path,
      `"breadcrumb":{"@id":"${website}${path}#breadcrumb"}`,
      '"breadcrumb":{"@id":"#x"}',
      /refers to #x/,
    ],
    ["calls its service otherwise", path, `${path}#service`, `${path}#work`, /calls a Service/],
    ["leaves out its breadcrumbs", "/portfolio", '"BreadcrumbList"', '"ItemList"', /instead of/],
    ["is no local business on an area page", path, '"LocalBusiness"', '"Organization"', /instead of/],
  ])("%s", (_what, address, from, to, fault) => {
    expect(graphFaults(broken(address, from, to), website).join()).toMatch(fault);
  });

  it.each([
    ["places the company in the Thames estuary", /"latitude":51\.\d+/, '"latitude":51.0', /places something/],
    ["places it too roughly", /"latitude":51\.\d+/, '"latitude":51.5', /places something/],
    ["has another price range", /"priceRange":"[^"]*"/, '"priceRange":"cheap"', /price range cheap/],
    ["has a telephone number without its country", '"telephone":"+44', '"telephone":"0', /telephone 0/],
    ["has no telephone", '"telephone":', '"faxNumber":', /lacks the business's telephone/],
    ["opens at no time", /"opens":"\d\d:\d\d"/, '"opens":"eight"', /no opening hours/],
    ["serves the whole country", /"geoRadius":\d+/, '"geoRadius":500000', /500000 metres/],
    ["names an address elsewhere", `"image":"${website}`, '"image":"http://other.example', /http:\/\/other/],
    ["marks up a rating", '"priceRange"', '"ratingValue":5,"priceRange"', /rating/],
  ])("%s", (_what, from, to, fault) => {
    expect(valueFaults(broken(path, from, to), company).join()).toMatch(fault);
  });

  it.each([
    [
      "asks a question that it does not show",
      "/",
      /"@type":"Question","name":"[^"]+"/,
      '"@type":"Question","name":"Is it free?"',
      /Is it free\?/,
    ],
    ["serves a postcode that it does not show", path, `"name":"${district}"`, '"name":"ZZ99"', /ZZ99/],
    [
      "serves a part of a postcode that it shows",
      path,
      `"name":"${district}"`,
      `"name":"${part}"`,
      `'${part}'`,
    ],
    [
      "answers another question",
      "/",
      /("@type":"Answer","text":")[^"]*/,
      "$1Something else.",
      `answers '${first(faqs).question}'`,
    ],
    ["leads machines another way", path, /("position":2,"name":")[^"]*/, "$1Nowhere", /2\. Nowhere/],
    ["hides what it says", path, "<main", "<main hidden", /to machines only/],
    [
      "has another telephone number",
      "/",
      /"telephone":"[^"]*"/,
      '"telephone":"+441"',
      /\+441 to machines only/,
    ],
    ["opens at another time", "/", /"opens":"[^"]*"/, '"opens":"05:17"', /05:17/],
    ["has another price range", "/", /"priceRange":"[^"]*"/, '"priceRange":"¤¤"', /¤¤/],
  ])("%s", (_what, address, from, to, fault) => {
    expect(parityFaults(broken(address, from, to), website).join()).toMatch(fault);
  });

  it.each([
    ["uses a word that schema.org does not know", '"priceRange":', '"priceBand":', /priceBand/],
    [
      "is of a type that schema.org does not know",
      '"@type":"Service"',
      '"@type":"Servise"',
      /not a valid schema\.org type/,
    ],
    ["leaves out an address of a breadcrumb", /,"item":"[^"]*areas-covered"/, "", /ERROR|WARNING/],
  ])("%s", async (_what, from, to, fault) => {
    expect((await vocabularyFaults(broken(path, from, to))).join()).toMatch(fault);
  });
});

describe.each(["/", "/404", "/portfolio", pagePaths.service(first(services).slug), path])(
  "On %s",
  (address) => {
    const page = pageAt(pages, address);

    it("whatever is left out of the structured data is missed", () => {
      const poorer = withoutEachField(page);
      expect(poorer.length).toBeGreaterThan(20);
      const unmissed = poorer.filter((changed) => missing(changed.page).length === 0);
      expect(unmissed.map(({ place }) => place)).toEqual([]);
    });

    it("whatever has a name that schema.org does not know is found", async () => {
      const misnamed = withEachFieldMisnamed(page);
      expect(misnamed.length).toBeGreaterThan(20);
      const faults = await Promise.all(misnamed.map((changed) => vocabularyFaults(changed.page)));
      expect(misnamed.filter((_, index) => faults[index]?.length === 0).map(({ place }) => place)).toEqual(
        [],
      );
    });
  },
);

describe("The home page", () => {
  it("is reported if it leaves out a question", () => {
    const page = brokenPage(pages, "/", '"@type":"Question"', '"@type":"Thing"');
    expect(missing(page)).toContain(`asks ${faqs.length - 1} questions`);
  });
});
