import { parseContentFile } from "../../../../src/content/reading/parse-content-file";
import { companySchema } from "../../../../src/content/types/company";
import { fixture } from "../../../support/fixture";

const company = Object(fixture("company.json"));
const parse = (content: unknown) => parseContentFile({ path: "company.json", text: JSON.stringify(content) });

describe("A content file", () => {
  it("is passed on without the address of its schema, which is for code editors", () => {
    expect(parse({ $schema: "../schemas/company.json", ...company })).toEqual({
      parsed: {
        path: "company.json",
        type: "Company",
        schema: companySchema,
        slug: "company",
        content: company,
        valid: company,
      },
      content: company,
      errors: [],
    });
  });

  it("is passed on although a field is wrong, so that its relations can be checked", () => {
    const broken = { ...company, name: "" };
    expect(parse(broken)).toMatchObject({
      parsed: { content: broken, valid: undefined },
      errors: [{ field: "name" }],
    });
  });

  it.each(["__proto__", "constructor", "$schema"])("hides no unknown field deeper inside: %s", (name) => {
    const text = JSON.stringify(company).replace('"claims":{', `"claims":{"${name}":"x",`);
    const { errors } = parseContentFile({ path: "company.json", text });
    expect(errors).toEqual([expect.objectContaining({ field: `claims.${name}` })]);
  });

  it("is passed on without content where its JSON cannot be read, and not where it belongs to no content type", () => {
    const read = (path: string) => parseContentFile({ path, text: "{" });
    expect(read("company.json")).toMatchObject({
      parsed: { content: undefined },
      errors: [{ message: expect.stringMatching(/^This is not valid JSON\. Line 1: /) }],
    });
    expect(read("notes.json")).toEqual({ errors: [expect.objectContaining({ file: "notes.json" })] });
  });
});
