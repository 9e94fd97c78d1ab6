import { checkRedirects } from "../../../../src/content/rules/all-files/check-redirects";
import { editedFile } from "../../edited-file";

const file = "redirects.json";
const pages = [
  editedFile("areas/chelsea.json"),
  editedFile("areas/fulham.json"),
  editedFile("pages/portfolio.json"),
];

const errorsOf = (...redirects: unknown[]) => checkRedirects([...pages, editedFile(file, { redirects })]);

describe("A redirect", () => {
  it.each(["/areas/chelsea", "/portfolio"])("leads from an old address to a page: %s", (to) => {
    expect(errorsOf({ from: "/areas/old-chelsea", to })).toEqual([]);
  });

  it("hides no page", () => {
    expect(errorsOf({ from: "/areas/fulham", to: "/areas/chelsea" })).toEqual([
      {
        file,
        field: "redirects[0].from",
        label: "Redirects › 1 › Old address",
        found: '"/areas/fulham" (13 characters)',
        expected: "an address without a page: here is one",
        remedy: "Remove this redirect.",
      },
    ]);
  });

  it("does not lead nowhere", () => {
    expect(errorsOf({ from: "/areas/old", to: "/areas/gone" })).toEqual([
      {
        file,
        field: "redirects[0].to",
        label: "Redirects › 1 › New address",
        found: '"/areas/gone" (11 characters)',
        expected: "the address of a page that there is",
        remedy: "Name the page that takes its place, or remove this redirect.",
      },
    ]);
  });

  it("is the only one from its address", () => {
    const found = errorsOf(
      { from: "/areas/old", to: "/areas/chelsea" },
      { from: "/areas/old", to: "/portfolio" },
    );
    expect(found.map(({ field, expected }) => `${field}: ${expected}`)).toEqual([
      "redirects[1].from: an address that is listed once",
    ]);
  });

  it("is left to other checks where it is none, or has no address that could be read", () => {
    expect(errorsOf("/areas/old", {}, { from: 1, to: 2 }, { from: "/areas/older" })).toEqual([]);
    expect(checkRedirects([...pages, editedFile(file, { redirects: "/areas/old" })])).toEqual([]);
  });

  it("is looked for in its own file only", () => {
    const redirects = [{ from: "/areas/old", to: "/areas/gone" }];
    expect(checkRedirects([...pages, editedFile("company.json", { redirects })])).toEqual([]);
  });
});
