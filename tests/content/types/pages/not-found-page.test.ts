import { notFoundPageSchema } from "../../../../src/content/types/pages/not-found-page";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe("The words of the 404 page", () => {
  itHasFields({
    schema: notFoundPageSchema,
    valid: published("pages/not-found.json"),
    longest: [
      ["heading", 20],
      ["text", 80],
      ["homeLink", 40],
      ["seoTitle", 60],
      ["seoDescription", 160],
    ],
    shortest: [["seoDescription", 70]],
    asWritten: ["heading", "text", "homeLink", "seoTitle", "seoDescription"],
    refused: [
      ["heading", 404],
      ["text", ""],
      ["homeLink", " Return to Home"],
    ],
  });
});
