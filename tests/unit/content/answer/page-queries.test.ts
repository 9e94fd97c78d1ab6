import {
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  KnownArgumentNamesRule,
  KnownFragmentNamesRule,
  validate,
} from "graphql";
import { contentSchema } from "../../../../src/content/answer/content-schema";
import { documentOf } from "../../../../src/content/answer/page-queries";
import { pageNames, pageTypes } from "../../../../src/routes";

/** Only the build knows the arguments that say how a picture is made. */
const pictureArguments = /^Unknown argument .* on field "ImageSharp\./;

const mistakes = (document: DocumentNode) =>
  validate(contentSchema, document, [FieldsOnCorrectTypeRule, KnownArgumentNamesRule, KnownFragmentNamesRule])
    .map(({ message }) => message)
    .filter((message) => !pictureArguments.test(message));

it.each(pageNames)(
  "The query of the page %s asks for fields and fragments that its modules declare",
  (name) => {
    jest.isolateModules(() => {
      const { query } = require(`../../../../src/${pageTypes[name].component}`);
      const queries = require("../../../../src/content/answer/page-queries");
      expect(mistakes(queries.documentOf(String(query)))).toEqual([]);
    });
  },
);

it("A query with an unknown field and fragment is refused, and one with a filter, which the engine does not have", () => {
  expect(mistakes(documentOf("{ company { nickname ...Nowhere } }"))).toHaveLength(2);
  expect(mistakes(documentOf("{ allTile(filter: { order: { eq: 1 } }) { nodes { slug } } }"))).toHaveLength(
    1,
  );
});
