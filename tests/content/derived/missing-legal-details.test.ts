import { isDemonstration, missingLegalDetails } from "../../../src/content/derived/missing-legal-details";

const website = "https://www.tilers.co.uk";
const legal = {
  proprietor: "Jo Smith",
  postalAddress: "1 High Street, London",
  registration: "Sole trader",
  dataProtection: "ZA000000",
  guarantee: "Two years",
};

describe("The legal details of a site at a real address", () => {
  it("are complete when all are given", () => {
    expect(missingLegalDetails({ website, legal })).toBeUndefined();
  });

  it("are named, as an editor finds them, when none is given", () => {
    expect(missingLegalDetails({ website })).toBe(
      [
        "A site for https://www.tilers.co.uk must say who is behind it.",
        "  missing: Legal details › Who runs the business",
        "  missing: Legal details › Postal address",
        "  missing: Legal details › Registration",
        "  missing: Legal details › Data protection register",
        "  missing: Legal details › Length of the guarantee",
        "Add them in data/company.json (in the editor: Company › Company details).",
      ].join("\n"),
    );
  });

  it.each(Object.keys(legal))("are named one by one: %s", (detail) => {
    const message = missingLegalDetails({ website, legal: { ...legal, [detail]: undefined } });
    expect(message?.match(/missing:/g)).toHaveLength(1);
  });
});

describe("A demonstration", () => {
  it("may leave them out", () => {
    expect(missingLegalDetails({ website: "https://londontiling.example" })).toBeUndefined();
  });

  it.each([
    "https://www.londontiling.example",
    "https://example.com",
    "https://tiles.test",
    "http://localhost:8000",
  ])("is known by an address without customers: %s", (address) => {
    expect(isDemonstration(address)).toBe(true);
  });

  it.each(["https://tilers.co.uk", "https://my-example.com", "https://example.london"])(
    "is none at a real address: %s",
    (address) => {
      expect(isDemonstration(address)).toBe(false);
    },
  );
});
