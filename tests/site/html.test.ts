/** @jest-environment node */
import { HtmlValidate } from "html-validate";
import { htmlFiles } from "./built-site";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Gatsby writes these, and no author can change them: self-closed tags, inline styles. Long titles are checked elsewhere.
    "void-style": "off",
    "no-inline-style": "off",
    "long-title": "off",
    // Telephone numbers stand in links and in data, where spaces may break.
    "tel-non-breaking": "off",
    // type=button and friends are written out by us; these two ask for what React writes differently.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React writes srcSet and autoComplete, which HTML reads like srcset and autocomplete.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // Gatsby's root element is called ___gatsby.
    "valid-id": ["error", { relaxed: true }],
    "no-implicit-button-type": "error",
  },
});

it.each(htmlFiles())("The built HTML of %s is valid", async (file) => {
  const { results } = await validator.validateFile(file);
  const messages = results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
