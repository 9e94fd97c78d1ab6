import { whatStillStands } from "../../../src/content/derived/what-still-stands";
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

describe("What still stands from the demonstration", () => {
  it("is nothing at the end", () => {
    expect(whatStillStands(real)).toEqual([]);
  });

  it.each<[field: string, as: Partial<Company>, says: RegExp]>([
    ["name", { name: "London Tiling Company" }, /name is the demonstration's/],
    ["website", { website: "https://londontiling.example" }, /address is the demonstration's/],
    ["phone", { phone: "+447700900123" }, /^Phone is a made-up number/],
    ["landline", { landline: "+442079460123" }, /^Landline is a made-up number/],
    ["whatsapp", { whatsapp: "+447700900123" }, /^WhatsApp is a made-up number/],
    ["email", { email: "us@example.com" }, /would reach nobody/],
    ["latitude", { latitude: 51.50735, longitude: -0.12776 }, /place on the map/],
    ["brand.colour", { brand: { ...brand, colour: undefined } }, /green/],
    ["brand.accent", { brand: { ...brand, accent: undefined } }, /brass/],
    ["brand.mark", { brand: { ...brand, mark: undefined } }, /mark/],
    ["legal.guarantee", { legal: { ...legal, guarantee: undefined } }, /^Length of the guarantee is missing/],
    ["claims.reviews", { claims: { ...claims, reviews: "150+" } }, /^Reviews: 150\+ is the demonstration's/],
  ])("names the place of each: %s", (field, as, says) => {
    expect(whatStillStands({ ...real, ...as })).toEqual([
      { file: "company.json", field, says: expect.stringMatching(says) },
    ]);
  });
});
