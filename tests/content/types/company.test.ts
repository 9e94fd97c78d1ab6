import { companySchema, weekdays } from "../../../src/content/types/company";
import { itHasFields } from "../fields/field-examples";
import { changed, published } from "../valid-content";

const company = published("company.json");

describe("The days of the week", () => {
  it("are seven and begin on Monday", () => {
    expect(weekdays).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
  });
});

describe("What the business says about itself", () => {
  itHasFields({
    schema: companySchema,
    valid: company,
    optional: ["closedDays"],
    longest: [
      ["name", 40],
      ["address.locality", 40],
      ["address.region", 40],
      ["serviceArea", 40],
      ["priceRange", 10],
      ["claims.yearsOfExperience", 30],
      ["claims.projectsCompleted", 30],
      ["claims.satisfaction", 30],
      ["claims.support", 30],
      ["claims.rating", 30],
      ["claims.reviews", 30],
      ["claims.quoteWithin", 30],
      ["claims.typicalProject", 30],
      ["claims.largerProject", 30],
      ["claims.refurbishment", 30],
    ],
    counts: [
      ["openingHours", 1, 14],
      ["openingHours.0.days", 1, 7],
    ],
    asWritten: ["name", "serviceArea", "priceRange", "claims.rating"],
    accepted: [
      ["latitude", 51.28],
      ["latitude", 51.7],
      ["longitude", -0.52],
      ["longitude", 0.34],
      ["serviceRadius", 1000],
      ["serviceRadius", 100_000],
    ],
    refused: [
      ["latitude", 48.85661],
      ["latitude", 51.70001],
      ["longitude", -0.52001],
      ["longitude", 0.34001],
      ["serviceRadius", 999],
      ["serviceRadius", 100_001],
      ["serviceRadius", 50_000.5],
      ["serviceRadius", "50000"],
      ["claims.rating", 5],
      ["claims.awards", "3"],
    ],
  });

  describe("by its legal details, which the demonstration has not", () => {
    const legal = {
      proprietor: "Jo Smith",
      postalAddress: "1 High Street, London",
      registration: "Sole trader, not registered for VAT",
      dataProtection: "ZA000000",
      guarantee: "Two years",
    };
    const details = Object.keys(legal).map((detail) => `legal.${detail}`);
    itHasFields({
      schema: companySchema,
      valid: changed(company, "legal", legal),
      optional: ["closedDays", "legal", ...details],
      longest: details.map((detail) => [detail, 160]),
      asWritten: details,
      refused: [
        ["legal.proprietor", ""],
        ["legal.taxNumber", "5"],
      ],
    });
  });

  describe("by its telephone numbers", () => {
    itHasFields({
      schema: companySchema,
      valid: company,
      optional: ["closedDays"],
      accepted: [
        ["phone", "+447700900999"],
        ["landline", "+442079460000"],
        ["landline", "+44169772222"],
      ],
      refused: [
        ["phone", "07700 900123"],
        ["phone", "+44 7700 900123"],
        ["phone", "+4477009001234"],
        ["phone", "+44770090"],
        ["landline", "+33142685300"],
        ["whatsapp", "447700900123"],
        ["whatsapp", 447_700_900_123],
      ],
    });
  });

  describe("by its addresses on the internet", () => {
    itHasFields({
      schema: companySchema,
      valid: company,
      optional: ["closedDays"],
      accepted: [
        ["website", "https://www.example.com"],
        ["email", "quotes+london@example.co.uk"],
      ],
      refused: [
        ["website", "http://londontiling.example"],
        ["website", "https://londontiling.example/"],
        ["website", "londontiling.example"],
        ["email", "quotes"],
        ["email", "quotes@"],
        ["email", "quotes at londontiling.example"],
      ],
    });

    it("asks for an email address by example", () => {
      const issues = companySchema.safeParse(changed(company, "email", "quotes")).error?.issues;
      expect(issues?.map(({ message }) => message)).toEqual(["an email address such as quotes@example.com"]);
    });
  });

  describe("by its opening hours", () => {
    itHasFields({
      schema: companySchema,
      valid: company,
      optional: ["closedDays"],
      accepted: [
        ["openingHours.0.opens", "00:00"],
        ["openingHours.0.closes", "23:59"],
      ],
      refused: [
        ["openingHours.0.opens", "8:00"],
        ["openingHours.0.opens", "8AM"],
        ["openingHours.0.closes", "24:00"],
        ["openingHours.0.closes", "18:60"],
        ["openingHours.0.days.0", "Mon"],
        ["openingHours.0.days", "Monday"],
        ["openingHours.0.note", "by arrangement"],
      ],
    });
  });
});
