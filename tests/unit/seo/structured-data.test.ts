import fc from "fast-check";
import { scriptText, structuredData } from "../../../src/seo/structured-data";
import { company, pageSaying, plainPage } from "./pages";

describe("Hostile words in the content", () => {
  it.each([
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    "]]>",
    "&lt;/script&gt;",
    "&amp;lt;/script&amp;gt;",
    "\\u003c/script>",
    "\"quoted\" and 'quoted' and `quoted`",
    "a back\\slash, a new\nline and a \0 nothing",
    "a line\u2028separator and a paragraph\u2029separator",
    "£££, “curly”, ’, é, 🛁",
  ])("neither end the script element nor become an HTML entity, and parse as written: %j", (words) => {
    const data = structuredData(pageSaying(words), { ...company, name: words });
    expect(scriptText(data)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(scriptText(data))).toEqual(JSON.parse(JSON.stringify(data)));
  });

  it("may contain any characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (words) => {
        const text = scriptText(structuredData(pageSaying(words), company));
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)["@graph"][3].description).toBe(words);
      }),
    );
  });
});

const site = "https://obrien-soehne.example";
const monday = "https://schema.org/Monday";

it("An area's structured data name the business, the page, its breadcrumb, its service and its answers", () => {
  const circle = (latitude: number, longitude: number) => ({
    "@type": "GeoCircle",
    geoMidpoint: { "@type": "GeoCoordinates", latitude, longitude },
    geoRadius: 12_000,
  });
  const hours = { "@type": "OpeningHoursSpecification" };
  expect(structuredData(pageSaying("Chelsea"), company)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": ["LocalBusiness", "HomeAndConstructionBusiness"],
        "@id": `${site}/#business`,
        name: "O'Brien & Söhne Tiling Ltd",
        url: `${site}/`,
        telephone: "+447700900456",
        email: "hello@obrien-soehne.example",
        image: `${site}/static/hero.jpg`,
        priceRange: "££",
        address: {
          "@type": "PostalAddress",
          addressLocality: "London",
          addressRegion: "Greater London",
          addressCountry: "GB",
        },
        geo: { "@type": "GeoCoordinates", latitude: 51.48051, longitude: -0.19547 },
        areaServed: circle(51.48051, -0.19547),
        openingHoursSpecification: [
          { ...hours, dayOfWeek: expect.arrayContaining([monday]), opens: "07:30", closes: "17:00" },
          { ...hours, dayOfWeek: expect.not.arrayContaining([monday]), opens: "10:00", closes: "13:30" },
        ],
        // Hours that end when they begin mean closed.
        specialOpeningHoursSpecification: [
          { ...hours, validFrom: "2031-12-24", validThrough: "2032-01-02", opens: "00:00", closes: "00:00" },
          { ...hours, validFrom: "2032-03-08", validThrough: "2032-03-09", opens: "12:00", closes: "15:30" },
        ],
      },
      {
        "@type": "WebPage",
        "@id": `${site}/privacy-policy#webpage`,
        url: `${site}/privacy-policy`,
        inLanguage: "en-GB",
        about: { "@id": `${site}/#business` },
        breadcrumb: { "@id": `${site}/privacy-policy#breadcrumb` },
      },
      {
        "@type": "BreadcrumbList",
        "@id": `${site}/privacy-policy#breadcrumb`,
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
          { "@type": "ListItem", position: 2, name: "Chelsea", item: `${site}/page` },
        ],
      },
      {
        "@type": "Service",
        "@id": `${site}/privacy-policy#service`,
        name: "Chelsea",
        description: "Chelsea",
        serviceType: "Chelsea",
        provider: { "@id": `${site}/#business` },
        areaServed: [
          { "@type": "Place", name: "Chelsea" },
          { "@type": "Place", name: "Chelsea" },
          circle(51.5, -0.1),
        ],
      },
      {
        "@type": "FAQPage",
        "@id": `${site}/privacy-policy#faq`,
        mainEntity: [
          { "@type": "Question", name: "Chelsea", acceptedAnswer: { "@type": "Answer", text: "Chelsea" } },
        ],
      },
    ],
  });
});

it("The home page's structured data name the website", () => {
  expect(structuredData({ ...plainPage, path: "/" }, company)["@graph"]).toContainEqual({
    "@type": "WebSite",
    "@id": `${site}/#website`,
    url: `${site}/`,
    name: "O'Brien & Söhne Tiling Ltd",
    inLanguage: "en-GB",
    publisher: { "@id": `${site}/#business` },
  });
});

it.each([null, []])(
  "Structured data have no special opening hours if the company has none: %j",
  (otherHours) => {
    const [business] = structuredData(plainPage, { ...company, otherHours })["@graph"];
    expect(business).not.toHaveProperty("specialOpeningHoursSpecification", expect.anything());
  },
);
