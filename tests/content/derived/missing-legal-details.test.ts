import { missingLegalDetails } from "../../../src/content/derived/legal-gaps";
import { isDemonstration } from "../../../src/content/derived/unreal-details";
import { publishedFiles, set } from "../content-folder";
import { legalDetails } from "../valid-content";

const missing = async (details: unknown, website = "https://www.tilers.co.uk") =>
  missingLegalDetails(
    await publishedFiles(set("company.json", "website", website), set("company.json", "legal", details)),
  );

describe("The legal details of a site at a real address", () => {
  it("are complete when all are given", async () => {
    expect(await missing(legalDetails)).toBeUndefined();
  });

  it("are named, with their fields, when none is given", async () => {
    expect(await missing(undefined)).toBe(
      [
        "A site for https://www.tilers.co.uk must say who is behind it.",
        "  data/company.json, legal.proprietor: Who runs the business is missing.",
        "  data/company.json, legal.postalAddress: Postal address is missing.",
        "  data/company.json, legal.registration: Registration is missing.",
        "  data/company.json, legal.dataProtection: Data protection register is missing.",
        "  data/company.json, legal.guarantee: Length of the guarantee is missing.",
      ].join("\n"),
    );
  });

  it.each(Object.keys(legalDetails))("are named one by one: %s", async (detail) => {
    const message = await missing({ ...legalDetails, [detail]: undefined });
    expect(message?.match(/is missing/g)).toHaveLength(1);
  });
});

describe("A demonstration", () => {
  it("may leave them out", async () => {
    expect(await missing(undefined, "https://londontiling.example")).toBeUndefined();
  });

  it.each([
    "https://www.londontiling.example",
    "https://example.com",
    "https://www.example.org",
    "https://tiles.test",
    "https://tiles.invalid",
    "http://localhost:8000",
  ])("is known by an address without customers: %s", (address) => {
    expect(isDemonstration(address)).toBe(true);
  });

  it.each([
    "https://tilers.co.uk",
    "https://my-example.com",
    "https://example.com.tilers.co.uk",
    "https://latest",
    "https://example.london",
  ])("is none at a real address: %s", (address) => {
    expect(isDemonstration(address)).toBe(false);
  });
});
