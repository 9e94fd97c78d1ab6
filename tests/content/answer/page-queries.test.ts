/** @jest-environment node */
import { type DocumentNode, FieldsOnCorrectTypeRule, KnownFragmentNamesRule, validate } from "graphql";
import { contentSchema } from "../../../src/content/answer/content-schema";
import { documentOf } from "../../../src/content/answer/page-queries";
import { sitePagesQuery } from "../../../src/content/answer/site-pages";
import { pageNames, pageTypes } from "../../../src/routes/page-types";

const mistakes = (query: DocumentNode) =>
  validate(contentSchema, query, [FieldsOnCorrectTypeRule, KnownFragmentNamesRule]).map(
    ({ message }) => message,
  );

it.each(pageNames)(
  "The query of the page %s asks for fields and fragments that its modules declare",
  (name) => {
    jest.isolateModules(() => {
      const { query } = require(`../../../src/${pageTypes[name].component}`);
      const queries = require("../../../src/content/answer/page-queries");
      expect(mistakes(queries.documentOf(String(query)))).toEqual([]);
    });
  },
);

it("The query for all pages asks for fields that exist", () => {
  expect(mistakes(documentOf(sitePagesQuery))).toEqual([]);
  expect(mistakes(documentOf("{ company { nickname ...Nowhere } }"))).toHaveLength(2);
});
