import { parseContentFile } from "../../../src/content/reading/parse-content-file";
import { companySchema } from "../../../src/content/types/company";
import { changed, published } from "../valid-content";

const company = published("company.json");
const parse = (path: string, content: unknown) => parseContentFile({ path, text: JSON.stringify(content) });

describe("A file in which nothing is wrong", () => {
  it("is passed on with its type, its schema and its content", () => {
    expect(parse("company.json", company)).toEqual({
      parsed: { path: "company.json", type: "Company", schema: companySchema, content: company },
      errors: [],
    });
  });

  it("may say which schema it follows, for the sake of code editors", () => {
    const { parsed, errors } = parse("company.json", changed(company, "$schema", "../company.schema.json"));
    expect(errors).toEqual([]);
    expect(parsed?.content).toEqual(company);
  });
});

describe("A file in which a field is wrong", () => {
  it("is reported with file, field, value, expectation and remedy", () => {
    expect(parse("company.json", changed(company, "claims.rating", 5)).errors).toEqual([
      {
        file: "company.json",
        field: "claims.rating",
        label: "Claims › Rating",
        found: "5",
        expected: "a text in quotation marks",
        remedy: "Change the value to the expected kind.",
      },
    ]);
  });

  it("is passed on all the same, so that its relations can be checked", () => {
    const broken = changed(company, "name", "");
    expect(parse("company.json", broken).parsed?.content).toEqual(broken);
  });

  it("does not hide behind a schema's address deeper inside", () => {
    const { errors } = parse("company.json", changed(company, "claims.$schema", "x"));
    expect(errors.map(({ field }) => field)).toEqual(["claims.$schema"]);
  });

  it.each(["__proto__", "constructor", "toString"])(
    "does not hide behind a name of JavaScript's: %s",
    (name) => {
      const text = JSON.stringify(company).replace("{", `{"${name}":"x",`);
      const { errors } = parseContentFile({ path: "company.json", text });
      expect(errors).toEqual([expect.objectContaining({ field: name, found: '"x" (1 character)' })]);
    },
  );

  it.each(["__proto__", "constructor", "toString"])("nor does it deeper inside: %s", (name) => {
    const text = JSON.stringify(company).replace('"claims":{', `"claims":{"${name}":"x",`);
    const { errors } = parseContentFile({ path: "company.json", text });
    expect(errors).toEqual([expect.objectContaining({ field: `claims.${name}` })]);
  });

  it.each([[["London Tiling Company"]], ["London Tiling Company"], [null]])(
    "is reported as a whole where it holds no fields at all: %j",
    (content) => {
      const { errors } = parse("company.json", content);
      expect(errors).toEqual([expect.objectContaining({ expected: "a group of fields in braces" })]);
      expect(errors[0]).not.toHaveProperty("field");
    },
  );
});

describe("A file whose JSON cannot be read", () => {
  it("is reported with line and column, and not passed on", () => {
    expect(parseContentFile({ path: "company.json", text: '{\n  "name": London\n}' })).toEqual({
      errors: [
        {
          file: "company.json",
          found: "a word that is not in straight quotation marks (line 2, column 11)",
          expected: "valid JSON",
          remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
        },
      ],
    });
  });
});

describe("A file that belongs to no content type", () => {
  it("is reported with the places where files may lie, and not passed on", () => {
    const { parsed, errors } = parse("pages/blog.json", {});
    expect(parsed).toBeUndefined();
    expect(errors).toEqual([
      {
        file: "pages/blog.json",
        found: "a file that belongs to no content type",
        expected: expect.stringMatching(
          /^one of: company\.json, areas\/<slug>\.json, .*pages\/quote-form\.json$/,
        ),
        remedy: "Move or rename the file, or remove it.",
      },
    ]);
  });

  it("is not also blamed for its JSON", () => {
    expect(parseContentFile({ path: "notes.json", text: "not JSON" }).errors).toHaveLength(1);
  });
});
