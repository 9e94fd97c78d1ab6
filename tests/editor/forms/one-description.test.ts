/** @jest-environment node */

import { formFields } from "../../src/cms/form-field";
import { jsonSchema } from "../../src/content/derived/json-schema";
import { type ContentTypeName, contentTypeNames, contentTypes } from "../../src/content/types/content-types";
import type { FieldOutline } from "./outline/field-outline";
import { formOutline } from "./outline/form-outline";
import { graphqlOutline } from "./outline/graphql-outline";
import { jsonOutline } from "./outline/json-outline";
import { zodOutline } from "./outline/zod-outline";

const outlines = new Map(contentTypeNames.map((type) => [type, zodOutline(contentTypes[type].schema)]));

const validated = (type: ContentTypeName) => outlines.get(type) ?? [];

/** Decap asks for the required fields of empty groups, too: in a group that may be left out it asks for none. */
function asForm(fields: readonly FieldOutline[]): FieldOutline[] {
  const groups = fields.filter(({ holds, optional }) => holds === "group" && optional);
  return fields.map((field) => {
    const group = groups.find(({ path }) => field.path.startsWith(`${path}.`));
    return group ? { ...field, optional: true } : field;
  });
}

/** GraphQL knows neither limits nor choices; a choice is a text. */
function asGraphql(fields: readonly FieldOutline[]): FieldOutline[] {
  return fields.map(({ path, optional, holds }) => {
    return { path, optional, holds: holds === "choice" ? "text" : holds };
  });
}

describe.each(contentTypeNames)("%s has the same fields and limits as validation", (type) => {
  it("in its form", () => {
    expect(formOutline(formFields(contentTypes[type].schema))).toEqual(asForm(validated(type)));
  });

  it("in its JSON Schema", () => {
    expect(jsonOutline(jsonSchema(contentTypes[type].schema))).toEqual(validated(type));
  });

  it("in its GraphQL type", () => {
    expect(graphqlOutline(type)).toEqual(asGraphql(validated(type)));
  });
});

describe("The comparison", () => {
  it("sees every kind of field", () => {
    const seen = contentTypeNames.flatMap(validated).map(({ holds }) => holds);
    expect(new Set(seen)).toEqual(new Set(["group", "list", "text", "choice", "integer", "number"]));
  });
});
