/** @jest-environment node */

import { jsonSchema } from "../../../src/content/derived/json-schema";
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
} from "../../../src/content/types/content-types";
import { formField } from "../../../src/editor/forms/form-field";
import type { FieldOutline } from "../outline/field-outline";
import { formOutline } from "../outline/form-outline";
import { graphqlOutline } from "../outline/graphql-outline";
import { jsonOutline } from "../outline/json-outline";
import { zodOutline } from "../outline/zod-outline";

const outlines = new Map(contentTypeNames.map((type) => [type, zodOutline(contentTypes[type].schema)]));

const validated = (type: ContentTypeName) => outlines.get(type) ?? [];

/** GraphQL knows neither limits nor choices; a choice is a text. */
function asGraphql(fields: readonly FieldOutline[]): FieldOutline[] {
  return fields.map(({ path, optional, holds }) => {
    return { path, optional, holds: holds === "choice" ? "text" : holds };
  });
}

describe.each(contentTypeNames)("%s has the same fields and limits as validation", (type) => {
  it("in its form", () => {
    const form = formField(contentTypes[type].schema);
    expect(form.kind === "group" && formOutline(form.fields)).toEqual(validated(type));
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
