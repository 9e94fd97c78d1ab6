import { publicationErrors, publicationErrorsText } from "../../../../src/content/rules/publication-errors";
import { isDemonstration } from "../../../../src/content/rules/unreal-details";
import { type Edit, fixtureFiles, legalDetails, realFirm, set } from "../../../support/fixture-edits";

const errors = (...edits: Edit[]) => publicationErrors(fixtureFiles(realFirm, ...edits));

it("A site with a real firm's details can be published", () => {
  expect(errors()).toEqual([]);
});

describe("The legal details of a site at a real address", () => {
  it("are named, with their fields, when none is given", () => {
    const files = fixtureFiles(realFirm, set("company.json", "legal", undefined));
    expect(publicationErrorsText(files)).toBe(
      [
        "The site for https://www.tilers.co.uk cannot be published yet.",
        "The content has 5 errors in 1 file:",
        "",
        "data/company.json",
        "  legal.proprietor: Who runs the business is missing.",
        "  legal.postalAddress: Postal address is missing.",
        "  legal.registration: Registration is missing.",
        "  legal.dataProtection: Data protection register is missing.",
        "  legal.guarantee: Length of the guarantee is missing.",
      ].join("\n"),
    );
  });

  it.each(Object.keys(legalDetails))("are named one by one: %s", (detail) => {
    const field = `legal.${detail}`;
    expect(errors(set("company.json", field, undefined))).toMatchObject([{ field }]);
  });
});

describe("What no real firm has", () => {
  it.each([
    ["company.json", "phone", "+447700900123", /^Phone is a made-up number/],
    ["company.json", "landline", "+442079460123", /^Landline is a made-up number/],
    ["company.json", "landline", "+441134960123", /^Landline is a made-up number/],
    ["company.json", "landline", "+441914980123", /^Landline is a made-up number/],
    ["company.json", "landline", "+442920180123", /^Landline is a made-up number/],
    ["company.json", "whatsapp", "+447700900123", /^WhatsApp is a made-up number/],
    ["company.json", "email", "us@example.com", /^Email is made up: requests would reach nobody/],
    ["company.json", "claims.reviewsUrl", "https://example.com/us", /reviews can be read is an address that/],
    [
      "reviews/tom.json",
      "url",
      "https://www.reviews.example/us",
      /^Where it was published is an address that nobody/,
    ],
    ["company.json", "latitude", 55, /^Latitude is still the starter's/],
    ["company.json", "longitude", 1, /^Longitude is still the starter's/],
    ["areas/chelsea.json", "postcodes.0", "ZZ99", /^Postcode districts › 1 is a postcode that no/],
    ["pages/company-page.json", "slug", "your-firm", /^Short name is still the starter's/],
    [
      "pages/home.json",
      "hero.headline",
      "[In five words]",
      /^Hero › Headline is still the starter's: \[In five words\]$/,
    ],
    [
      "pages/home.json",
      "about.paragraphs.0",
      "[Who?] We",
      /^About › Paragraphs › 1 is still the starter's: \[Who\?\]$/,
    ],
  ])("is named: %s, %s: %j", (file, field, value, says) => {
    expect(errors(set(file, field, value))).toEqual([{ file, field, message: expect.stringMatching(says) }]);
  });

  it.each(["+447911123456", "+441134961123", "+442079461234", "+441912345678"])(
    "is not a number that a real firm may have: %s",
    (landline) => {
      expect(errors(set("company.json", "landline", landline))).toEqual([]);
    },
  );
});

describe("A demonstration", () => {
  it("may lack all of it", () => {
    expect(errors(set("company.json", "website", "https://tilers.example"))).toEqual([]);
  });

  it.each([
    "https://www.londontiling.example",
    "https://example.com",
    "https://www.example.org",
    "https://tiles.test",
    "https://tiles.invalid",
    "http://localhost:8000",
  ])("is recognised by a reserved domain: %s", (address) => {
    expect(isDemonstration(address)).toBe(true);
  });

  it.each([
    "https://tilers.co.uk",
    "https://my-example.com",
    "https://example.com.tilers.co.uk",
    "https://latest",
    "https://example.london",
  ])("is not recognised at a real address: %s", (address) => {
    expect(isDemonstration(address)).toBe(false);
  });
});
