import { whatStillStands } from "../../../src/content/derived/reminders";
import { type Company, companySchema } from "../../../src/content/types/company";
import { published } from "../valid-content";

const real: Company = {
  ...companySchema.parse(published("company.json")),
  website: "https://tiles.co.uk",
  phone: "+447911123456",
  landline: "+441132345678",
  whatsapp: undefined,
  email: "us@tiles.co.uk",
  brand: { colour: "#1b3a6b", accent: "#f2a03d", mark: "images/company/mark.png" },
  legal: {
    proprietor: "Jo Smith",
    postalAddress: "1 High Street, Leeds",
    registration: "Sole trader",
    dataProtection: "ZA000000",
    guarantee: "Two years",
  },
};

const { claims, legal, brand } = real;

const standing = (company: Company) =>
  whatStillStands([{ path: "company.json", text: JSON.stringify(company) }]);

describe("What still stands from the demonstration", () => {
  it("is nothing at the end", () => {
    expect(standing(real)).toEqual([]);
  });

  it.each<[field: string, as: Partial<Company>, says: RegExp]>([
    ["name", { name: "London Tiling Company" }, /^Company name is the demonstration's/],
    ["website", { website: "https://londontiling.example" }, /^Website is the demonstration's/],
    ["phone", { phone: "+447700900123" }, /^Phone is a made-up number/],
    ["landline", { landline: "+442079460123" }, /^Landline is a made-up number/],
    ["whatsapp", { whatsapp: "+447700900123" }, /^WhatsApp is a made-up number/],
    ["email", { email: "us@example.com" }, /^Email is made up: requests would reach nobody/],
    ["latitude", { latitude: 51.50735, longitude: -0.12776 }, /^Latitude is that of Charing Cross/],
    ["brand.colour", { brand: { ...brand, colour: undefined } }, /green/],
    ["brand.accent", { brand: { ...brand, accent: undefined } }, /brass/],
    ["brand.mark", { brand: { ...brand, mark: undefined } }, /^Mark is/],
    ["legal.guarantee", { legal: { ...legal, guarantee: undefined } }, /^Length of the guarantee is missing/],
    ["claims.reviews", { claims: { ...claims, reviews: "150+" } }, /^Reviews still says what/],
  ])("names the place of each: %s", (field, as, says) => {
    expect(standing({ ...real, ...as })).toEqual([
      { file: "company.json", field, says: expect.stringMatching(says) },
    ]);
  });
});
