/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { schemaAddress, schemaFiles, schemaFolder } from "../../../src/content/derived/schema-files";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { contentTypeNames, contentTypeOf } from "../../../src/content/types/content-types";
import { contentFolder } from "../valid-content";

/** What Jest prints where a file differs, so that whoever changed a field knows what to do. */
const remedy = "Run `npm run schemas` (npx tsx tools/write-json-schemas.ts) and commit what it changes.";

const written = (name: string) => readFileSync(join(schemaFolder, name), "utf8");

describe("The JSON Schemas", () => {
  it("are there for every content type, and no others", () => {
    expect({ files: readdirSync(schemaFolder).sort(), remedy }).toEqual({
      files: [...schemaFiles().keys()].sort(),
      remedy,
    });
    expect(schemaFiles().size).toBe(contentTypeNames.length);
  });

  it.each([...schemaFiles().keys()])("say what src/content says: %s", (name) => {
    expect({ text: written(name), remedy }).toEqual({ text: schemaFiles().get(name), remedy });
  });

  it("let a file name its schema, which is no content", () => {
    for (const text of schemaFiles().values())
      expect(JSON.parse(text)).toMatchObject({
        additionalProperties: false,
        properties: { $schema: { type: "string" } },
        required: expect.not.arrayContaining(["$schema"]),
      });
  });
});

describe("The address of a schema", () => {
  it("is relative to the file that names it", () => {
    expect(schemaAddress("Company")).toBe("../schemas/company.json");
    expect(schemaAddress("Area")).toBe("../../schemas/area.json");
    expect(schemaAddress("AreasCoveredPage")).toBe("../../schemas/areas-covered-page.json");
  });

  it("stands first in every content file, and leads to the schema of its content type", async () => {
    const files = await readContentFiles(contentFolder);
    const wrong = files.filter(({ path, text }) => {
      const [key, address] = Object.entries(JSON.parse(text))[0] ?? [];
      const type = contentTypeOf(path);
      return key !== "$schema" || !type || address !== schemaAddress(type);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
    for (const { path, text } of files) {
      const target = join("data", dirname(path), JSON.parse(text).$schema);
      expect(JSON.parse(readFileSync(target, "utf8"))).toHaveProperty("properties");
    }
  });
});
