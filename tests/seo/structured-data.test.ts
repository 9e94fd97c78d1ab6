import fc from "fast-check";
import type { PageFacts } from "../../src/seo/structured-data";
import { scriptText, structuredData } from "../../src/seo/structured-data";
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
  ])("neither end the script element nor look like an HTML entity, and are read as written: %j", (words) => {
    const data = structuredData(pageSaying(words), { ...company, name: words });
    expect(scriptText(data)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(scriptText(data))).toEqual(JSON.parse(JSON.stringify(data)));
  });

  it("may be any words at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (words) => {
        const text = scriptText(structuredData(pageSaying(words), company));
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)["@graph"][3].description).toBe(words);
      }),
    );
  });
});

describe("The company", () => {
  const toldOf = (proof: Partial<PageFacts>) =>
    structuredData({ ...plainPage, ...proof }, company)["@graph"][0];

  it("names its people, its certificates and its memberships where the page shows them", () => {
    const named = toldOf({
      people: [{ name: "Jo", work: "Tiler" }],
      certificates: [
        { name: "Level 3", type: "Certificate" },
        { name: "The Guild", type: "Membership" },
      ],
    });
    expect(named).toMatchObject({
      employee: [{ "@type": "Person", name: "Jo", jobTitle: "Tiler" }],
      hasCredential: [{ "@type": "EducationalOccupationalCredential", name: "Level 3" }],
      memberOf: [{ "@type": "Organization", name: "The Guild" }],
    });
  });

  it("says nothing of them where there are none", () => {
    expect(toldOf({ people: [], certificates: [] })).toEqual(toldOf({}));
  });
});

describe("Other hours for a while", () => {
  const specialHours = (otherHours: typeof company.otherHours) =>
    Object(structuredData(pageSaying("words"), { ...company, otherHours })["@graph"][0])
      .specialOpeningHoursSpecification;

  it("are told with their first and last day; a closed day opens and closes at once", () => {
    expect(
      specialHours([
        { from: "2026-12-24", to: "2027-01-02", opens: null, closes: null, text: null },
        { from: "2027-03-08", to: "2027-03-08", opens: "12:00", closes: "15:30", text: null },
      ]),
    ).toMatchObject([
      { validFrom: "2026-12-24", validThrough: "2027-01-02", opens: "00:00", closes: "00:00" },
      { validFrom: "2027-03-08", validThrough: "2027-03-08", opens: "12:00", closes: "15:30" },
    ]);
  });

  it("are no data where there are none", () => {
    expect(specialHours(null)).toBeUndefined();
    expect(specialHours([])).toBeUndefined();
  });
});
