import { type BuiltPage, brokenPage, readBuiltPages } from "./built-site";
import { graphFaults } from "./checks/graph";
import { parityFaults } from "./checks/parity";
import { valueFaults } from "./checks/values";
import { vocabularyFaults } from "./checks/vocabulary";

const website = "https://londontiling.example";
const pages = readBuiltPages();

const checks: Record<string, (page: BuiltPage) => string[] | Promise<string[]>> = {
  "is a closed graph of the right types, with ids that stay": (page) => graphFaults(page, website),
  "gives values that machines understand, and no ratings": (page) => valueFaults(page, website),
  "says nothing that the page does not show": parityFaults,
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

const broken = (path: string, from: string | RegExp, to: string) => brokenPage(pages, path, from, to);

describe("A page is found out that", () => {
  it.each([
    [
      "leaves a reference open",
      "/areas/chelsea",
      '"breadcrumb":{"@id":"https://londontiling.example/areas/chelsea#breadcrumb"}',
      '"breadcrumb":{"@id":"#x"}',
      /refers to #x/,
    ],
    [
      "calls its service otherwise",
      "/areas/chelsea",
      "/areas/chelsea#service",
      "/areas/chelsea#work",
      /calls a Service/,
    ],
    ["leaves out its breadcrumbs", "/portfolio", '"BreadcrumbList"', '"ItemList"', /instead of/],
    [
      "is no local business on an area page",
      "/areas/chelsea",
      '"LocalBusiness"',
      '"Organization"',
      /instead of/,
    ],
  ])("%s", (_what, path, from, to, fault) => {
    expect(graphFaults(broken(path, from, to), website).join()).toMatch(fault);
  });

  it.each([
    ["places the company in the Thames estuary", /"latitude":51\.\d+/, '"latitude":51.0', /places something/],
    ["places it too roughly", /"latitude":51\.\d+/, '"latitude":51.5', /places something/],
    ["has another price range", '"priceRange":"££-£££"', '"priceRange":"cheap"', /price range cheap/],
    ["has a telephone number without its country", '"telephone":"+44', '"telephone":"0', /telephone 0/],
    ["has no telephone", '"telephone":', '"faxNumber":', /lacks the business's telephone/],
    ["opens at no time", /"opens":"\d\d:\d\d"/, '"opens":"eight"', /no opening hours/],
    ["serves the whole country", '"geoRadius":50000', '"geoRadius":500000', /500000 metres/],
    [
      "names an address elsewhere",
      /"image":"https:\/\/londontiling\.example/,
      '"image":"http://other.example',
      /http:\/\/other/,
    ],
    ["marks up a rating", '"priceRange"', '"ratingValue":5,"priceRange"', /rating/],
  ])("%s", (_what, from, to, fault) => {
    expect(valueFaults(broken("/areas/chelsea", from, to), website).join()).toMatch(fault);
  });

  it.each([
    [
      "asks a question that it does not show",
      "/",
      /"@type":"Question","name":"[^"]+"/,
      '"@type":"Question","name":"Is it free?"',
      /Is it free\?/,
    ],
    ["serves a postcode that it does not show", "/areas/chelsea", '"name":"SW3"', '"name":"SW99"', /SW99/],
    [
      "has another telephone number",
      "/",
      '"telephone":"+447700900123"',
      '"telephone":"+447700900999"',
      /\+447700900999/,
    ],
    ["opens at another time", "/", /"opens":"08:00"/, '"opens":"05:00"', /05:00/],
    ["has another price range", "/", '"priceRange":"££-£££"', '"priceRange":"££££"', /££££/],
  ])("%s", (_what, path, from, to, fault) => {
    expect(parityFaults(broken(path, from, to)).join()).toMatch(fault);
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
    expect((await vocabularyFaults(broken("/areas/chelsea", from, to))).join()).toMatch(fault);
  });
});
