/** @jest-environment node */
import { schemaAddress, schemaFiles } from "../../../src/content/derived/schema-files";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { contentTypeNames, contentTypeOf } from "../../../src/content/types/content-types";
import { contentFolder } from "../valid-content";

describe("The JSON Schemas", () => {
  it("are one for each content type", () => {
    expect(schemaFiles().size).toBe(contentTypeNames.length);
  });

  it("let a file name its schema, and no other field that validation does not know, at any depth", () => {
    for (const text of schemaFiles().values()) {
      expect(JSON.parse(text)).toMatchObject({
        properties: { $schema: { type: "string" } },
        required: expect.not.arrayContaining(["$schema"]),
      });
      expect(text.match(/"type": "object"/g)?.length).toBe(
        text.match(/"additionalProperties": false/g)?.length,
      );
    }
  });
});

describe("The address of a schema", () => {
  it("is relative to the file that names it", () => {
    expect(schemaAddress("Company")).toBe("../schemas/company.json");
    expect(schemaAddress("AreasCoveredPage")).toBe("../../schemas/areas-covered-page.json");
  });

  it("stands first in every content file", async () => {
    for (const { path, text } of await readContentFiles(contentFolder)) {
      const type = contentTypeOf(path);
      expect([path, ...(Object.entries(JSON.parse(text))[0] ?? [])]).toEqual([
        path,
        "$schema",
        type && schemaAddress(type),
      ]);
    }
  });
});
