/** @jest-environment node */

import { formFields } from "../../src/cms/form-field";
import { jsonSchema } from "../../src/content/derived/json-schema";
import { type ContentTypeName, contentTypeNames, contentTypes } from "../../src/content/types/content-types";
import type { FieldOutline } from "./outline/field-outline";
import { formOutline } from "./outline/form-outline";
import { graphqlOutline } from "./outline/graphql-outline";
import { jsonOutline } from "./outline/json-outline";
import { zodOutline } from "./outline/zod-outline";

const outlines = new Map(contentTypeNames.map((kind) => [kind, zodOutline(contentTypes[kind].schema)]));

const validated = (kind: ContentTypeName) => outlines.get(kind) ?? [];

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

describe.each(contentTypeNames)("%s has the same fields and limits as validation", (kind) => {
  it("in its form", () => {
    expect(formOutline(formFields(contentTypes[kind].schema))).toEqual(asForm(validated(kind)));
  });

  it("in its JSON Schema", () => {
    expect(jsonOutline(jsonSchema(contentTypes[kind].schema))).toEqual(validated(kind));
  });

  it("in its GraphQL type", () => {
    expect(graphqlOutline(kind)).toEqual(asGraphql(validated(kind)));
  });
});

describe("The comparison", () => {
  it("sees every kind of field", () => {
    const seen = contentTypeNames.flatMap(validated).map(({ holds }) => holds);
    expect(new Set(seen)).toEqual(new Set(["group", "list", "text", "choice", "integer", "number"]));
  });
});
