import { type BuiltPage, brokenPage, pageAt, readBuiltPages } from "./built-site";
import { withEachFieldMisnamed, withoutEachField } from "./changed-graph";
import { missingFields } from "./checks/completeness";
import { graphFaults } from "./checks/graph";
import { parityFaults } from "./checks/parity";
import { valueFaults } from "./checks/values";
import { vocabularyFaults } from "./checks/vocabulary";

const website = "https://londontiling.example";
const pages = readBuiltPages();

const checks: Record<string, (page: BuiltPage) => string[] | Promise<string[]>> = {
  "is a closed graph of the right types, with ids that stay": (page) => graphFaults(page, website),
  "gives values that machines understand, and no ratings": (page) => valueFaults(page, website),
  "leaves out nothing that it must say": missingFields,
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

const broken = (path: string, from: string | RegExp, to: string) => brokenPage(pages, path, from, to);

describe("A page is reported if it", () => {
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
    ["serves a part of a postcode that it shows", "/areas/chelsea", '"name":"SW10"', '"name":"SW1"', /'SW1'/],
    [
      "answers another question",
      "/",
      /("@type":"Answer","text":")[^"]*/,
      "$1Learn More",
      /answers 'How much/,
    ],
    ["leads machines another way", "/areas/chelsea", /("position":2,"name":")[^"]*/, "$1Home", /2\. Home/],
    ["hides what it says", "/areas/chelsea", "<main", "<main hidden", /In a small flat/],
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
    expect(parityFaults(broken(path, from, to), website).join()).toMatch(fault);
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

describe.each(["/", "/404", "/portfolio", "/services/floor-tiling", "/areas/chelsea"])("On %s", (path) => {
  const page = pageAt(pages, path);

  it("whatever is left out of the structured data is missed", () => {
    const poorer = withoutEachField(page);
    expect(poorer.length).toBeGreaterThan(20);
    const unmissed = poorer.filter((changed) => missingFields(changed.page).length === 0);
    expect(unmissed.map(({ place }) => place)).toEqual([]);
  });

  it("whatever has a name that schema.org does not know is found", async () => {
    const misnamed = withEachFieldMisnamed(page);
    expect(misnamed.length).toBeGreaterThan(20);
    const faults = await Promise.all(misnamed.map((changed) => vocabularyFaults(changed.page)));
    expect(misnamed.filter((_, index) => faults[index]?.length === 0).map(({ place }) => place)).toEqual([]);
  });
});

describe("The home page", () => {
  it("is reported if it asks three questions instead of four", () => {
    const page = brokenPage(pages, "/", /\{"@type":"Question".*?\}\},/, "");
    expect(missingFields(page)).toContain("asks 3 questions");
  });
});
