/** @jest-environment node */
import fc from "fast-check";
import { z } from "zod";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { contentTypeNames } from "../../../src/content/types/content-types";
import { entryFaults } from "../../../src/editor/words/entry-faults";
import { contentFolder } from "../../content/valid-content";
import { type TextField, textFields } from "../outline/text-fields";

const reading = readContentFiles(contentFolder);

/** Every text field; of those about which all descriptions say the same, one. */
async function differentFields(): Promise<TextField[]> {
  const files = await reading;
  const fields = contentTypeNames.flatMap((type) => textFields(type, files));
  const rules = ({ json }: TextField) => JSON.stringify([json.pattern, json.minLength, json.maxLength]);
  return [...new Map(fields.map((field) => [rules(field), field])).values()];
}

const isValid = ({ schema }: TextField, value: string) => z.safeParse(schema, value).success;

const formAccepts = ({ schema }: TextField, value: string) => entryFaults(schema, value).length === 0;

/** https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3 */
function jsonSchemaAccepts({ json }: TextField, value: string): boolean {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = "" } = json;
  const { length } = [...value];
  return length >= minLength && length <= maxLength && new RegExp(pattern, "u").test(value);
}

/** What people type and paste, where a rule may break. */
const bits = [
  ..."a|Z|7|0|-|.|@|+44|:|/|é|’|£|&|$|^|🛁|https://|.jpg|SW3|{|}|{}|{phone}|{area}|{Phone}".split("|"),
  ..." \n\t\u00a0\\",
];
const bit = fc.constantFrom(...bits);

/** Texts that a field nearly takes: any, published ones with a slip, and those around its limits. */
function texts({ json, published }: TextField): fc.Arbitrary<string> {
  const { minLength = 1, maxLength = 200 } = json;
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0);
  const slip = fc
    .tuple(fc.constantFrom("", ...published), fc.nat(), bit, fc.nat(2))
    .map(([text, at, put, cut]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + cut);
    });
  return fc.oneof(
    fc.string({ unit: bit, maxLength: 8 }),
    fc.constantFrom("", ...published),
    slip,
    fc
      .tuple(fc.constantFrom(...lengths), bit)
      .map(([length, put]) => `${"x".repeat(length)}${put}`.slice(-length || undefined)),
  );
}

describe("Any text is right or wrong for all of them alike", () => {
  it("validation and the form", async () => {
    for (const field of await differentFields()) {
      fc.assert(
        fc.property(texts(field), (text) => {
          expect([field.name, formAccepts(field, text)]).toEqual([field.name, isValid(field, text)]);
        }),
      );
    }
  });

  it("what the JSON Schema refuses, validation refuses", async () => {
    for (const field of await differentFields()) {
      fc.assert(
        fc.property(texts(field), (text) => {
          expect([field.name, jsonSchemaAccepts(field, text)]).toEqual([
            field.name,
            isValid(field, text) || jsonSchemaAccepts(field, text),
          ]);
        }),
      );
    }
  });

  it("and what is published is right", async () => {
    const fields = await differentFields();
    const refused = fields.flatMap((field) =>
      field.published.filter((text) => !isValid(field, text) || !formAccepts(field, text)),
    );
    expect(refused).toEqual([]);
    expect(fields.length).toBeGreaterThan(30);
  });
});
