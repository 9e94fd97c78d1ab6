import { checkCompany } from "../../../../src/content/rules/one-file/check-company";
import { editedFile } from "../../edited-file";

const errorsWith = (field: string, value: unknown) =>
  checkCompany(editedFile("company.json", { [field]: value }));

describe("A fact about the company that cannot be true", () => {
  it("is none of those published", () => {
    expect(checkCompany(editedFile("company.json"))).toEqual([]);
  });

  it.each([
    ["claims.rating", "50", "Claims › Rating", "a number of stars out of five, such as 4.9"],
    ["claims.rating", "5.1", "Claims › Rating", "a number of stars out of five, such as 4.9"],
    ["claims.rating", "5.01", "Claims › Rating", "a number of stars out of five, such as 4.9"],
    ["claims.rating", "five", "Claims › Rating", "a number of stars out of five, such as 4.9"],
    ["claims.satisfaction", "101%", "Claims › Satisfaction", "at most 100%"],
    ["address.country", "UK", "Address › Country code", "GB, the code of the United Kingdom in ISO 3166"],
    ["website", "https://londontiling", "Website", expect.stringMatching(/^an address with a name, a dot/)],
    ["website", "https://.example", "Website", expect.stringMatching(/^an address with a name, a dot/)],
    ["website", "https://tiling..example", "Website", expect.stringMatching(/^an address with a name/)],
  ])("is %s %j", (field, value, label, expected) => {
    expect(errorsWith(field, value)).toEqual([
      {
        file: "company.json",
        field,
        label,
        found: `"${value}" (${value.length} characters)`,
        expected,
        remedy: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
  });

  it.each([
    ["claims.rating", "5"],
    ["claims.rating", "4.8"],
    ["claims.rating", "4.9/5"],
    ["claims.satisfaction", "100%"],
    ["claims.satisfaction", "99.5%"],
    ["claims.satisfaction", "All 500 customers"],
    ["address.country", "IE"],
    ["website", "https://www.london-tiling.co.uk"],
  ])("is not %s %j", (field, value) => {
    expect(errorsWith(field, value)).toEqual([]);
  });

  it.each([
    ["website", "http://londontiling.example"],
    ["website", "https://londontiling.example/"],
    ["website", "See https://londontiling"],
    ["claims.rating", 6],
    ["address", "UK"],
  ])("is left to other checks where the form is wrong: %s %j", (field, value) => {
    expect(errorsWith(field, value)).toEqual([]);
  });

  it("is looked for in the company's file only", () => {
    expect(checkCompany(editedFile("pages/home.json", { website: "https://home" }))).toEqual([]);
  });
});
