import { remainingDemoContent } from "../../../src/content/derived/reminders";
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

const page = published("pages/home.json");
const project = published("projects/cafe-backsplash.json");

const standing = (company: Company) =>
  remainingDemoContent([{ path: "company.json", text: JSON.stringify(company) }]);

describe("Demo content left to replace", () => {
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
    ["claims.satisfaction", { claims: { ...claims, satisfaction: "100%" } }, /^Satisfaction still says what/],
    ["claims.rating", { claims: { ...claims, rating: "5.0" } }, /^Rating still says what/],
    [
      "otherHours.0",
      { otherHours: [{ from: "2026-12-24", to: "2027-01-03" }] },
      /^Other hours are the demonstration's/,
    ],
    ["claims.reviews", { claims: { ...claims, reviews: "150+" } }, /^Reviews still says what/],
  ])("names the place of each: %s", (field, as, says) => {
    expect(standing({ ...real, ...as })).toEqual([
      { file: "company.json", field, says: expect.stringMatching(says) },
    ]);
  });

  it("names a page's words that name the demonstration, wherever they stand, and no others", () => {
    const file = (path: string, content: unknown) => ({ path, text: JSON.stringify(content) });
    const named = (content: unknown) => remainingDemoContent([file("pages/home.json", content)]);
    const { hero } = Object(page);
    expect(named({ ...Object(page), hero: { ...hero, badge: "Tilers of Leeds" } })).toEqual([]);
    const badge = { ...hero, badge: "London's Premier Tiling Specialists" };
    expect(named({ ...Object(page), seoTitle: "Tiles | London Tiling", hero: badge })).toMatchObject([
      { file: "pages/home.json", field: "seoTitle" },
      { file: "pages/home.json", field: "hero.badge" },
    ]);
  });

  it("names the demonstration's projects until they are photographs", () => {
    const path = "projects/cafe-backsplash.json";
    const named = (kind: string) =>
      remainingDemoContent([{ path, text: JSON.stringify({ ...Object(project), kind }) }]);
    expect(named("visualisation")).toMatchObject([{ file: path, field: "kind" }]);
    expect(named("photograph")).toEqual([]);
  });

  it("names a guide's rate until the owner writes one, or hides it", () => {
    const path = "rates/replacing-a-tile.json";
    const guide = Object(published(path));
    const named = (rate: object) => remainingDemoContent([{ path, text: JSON.stringify(rate) }]);
    expect(named(guide)).toMatchObject([{ file: path, field: "sources" }]);
    expect(named({ ...guide, sources: [{ name: "Our own rate" }] })).toEqual([]);
    expect(named({ ...guide, hidden: true })).toEqual([]);
  });
});
