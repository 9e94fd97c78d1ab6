import type * as z from "zod/mini";
import { type ContentField, fieldsIn, schemaAt } from "../../../src/content/fields/find-fields";
import { jsonSchema } from "../../../src/content/json-schemas";
import { contentTypeOf, contentTypes } from "../../../src/content/types/content-types";
import { fieldName } from "../../../src/content/values/value-path";
import { all, type Edit, remove, set } from "../content-folder";
import { leastContent } from "../least-content";
import { changed, fixture } from "../valid-content";

/** Gives every described field of every file another value. The inner fields come first. */
const inEveryField =
  (change: (field: ContentField, schema: z.core.$ZodType, file: string) => unknown): Edit =>
  (files) =>
    files.map(({ path: file, text }) => {
      const type = contentTypeOf(file);
      if (!type) return { path: file, text };
      const { schema } = contentTypes[type];
      const fields = fieldsIn(schema, JSON.parse(text)).filter(({ path }) => path.length > 0);
      const content = fields.reduceRight<unknown>((before, field) => {
        const value = change(field, schemaAt(schema, field.path) ?? schema, file);
        return value === field.value ? before : changed(before, fieldName(field.path), value);
      }, JSON.parse(text));
      return { path: file, text: JSON.stringify(content, null, 2) };
    });

/** Makes every text as long as its field allows, and different from all others. */
const atFullLength = inEveryField(({ path, description: { use = "" }, value }, schema, file) => {
  if (typeof value !== "string" || !["text", "textWithFacts"].includes(use)) return value;
  const { maxLength: max } = jsonSchema(schema);
  if (max === undefined) return value;
  const place = `${file}.${fieldName(path)} `;
  return `${value} ${place}`
    .padEnd(Math.max(max, value.length), place)
    .slice(0, Math.max(max, value.length))
    .trim();
});

const allPhotographs = inEveryField(({ path, value }) => (path.at(-1) === "kind" ? "photograph" : value));

const company = "company.json";
const floor = "services/floor-tiling.json";
const cafe = "projects/cafe-backsplash.json";
const family = "projects/family-bathroom-refurbishment.json";

const areaRemoved = all(
  remove("areas/battersea.json"),
  set("pages/home.json", "featuredAreas.areas", ["chelsea", "fulham", "kensington"]),
  set("pages/company-page.json", "areas", ["chelsea", "fulham", "kensington"]),
);

const reviews = ["adaeze", "grace", "ines", "tom", "tom-2"];

/** Removes every optional field and row, except one of two if one is needed, and the claims that texts name. */
const asThinAsIsAllowed = all(
  leastContent(),
  set(company, "claims", Object(fixture(company)).claims),
  ...reviews.map((review) => set(`reviews/${review}.json`, "sentBy", "By letter")),
);

/** Edits that owners make on ordinary days. */
export const ordinaryEdits: readonly (readonly [what: string, edit: Edit])[] = [
  ["another company name", set(company, "name", "O'Brien & Söhne Ltd")],
  ["one number for everything", set(company, "landline", "+447700900456")],
  ["an area removed", areaRemoved],
  ["an area renamed", set("areas/fulham.json", "name", "Fulham & Parsons Green")],
  ["a service without steps", set(floor, "process", undefined)],
  ["a project without a comparison", set(family, "beforeAndAfter", undefined)],
  ["all photographs", allPhotographs],
  ["only one project", remove(cafe)],
  ["every optional field left out", asThinAsIsAllowed],
  ["every text at its longest", atFullLength],
];
