import { legalPageSchema } from "../../../../src/content/types/pages/legal-page";
import { itHasFields } from "../../fields/field-examples";
import { published } from "../../valid-content";

describe.each([
  ["privacy policy", "pages/privacy-policy.json"],
  ["terms of service", "pages/terms-of-service.json"],
])("The %s", (_name, file) => {
  itHasFields({
    schema: legalPageSchema,
    valid: published(file),
    longest: [
      ["title", 60],
      ["seoTitle", 60],
      ["seoDescription", 160],
      ["introduction", 500],
      ["sections.0.title", 80],
      ["sections.0.paragraphs.0", 900],
    ],
    shortest: [["seoDescription", 70]],
    counts: [
      ["sections", 1, 20],
      ["sections.0.paragraphs", 1, 8],
    ],
    filled: [
      ["introduction", "{companyName}"],
      ["sections.0.paragraphs.0", "{email}"],
    ],
    unfilled: [["introduction", "{area}"]],
    asWritten: ["title", "sections.0.title"],
    accepted: [["updated", "2028-02-29"]],
    refused: [
      ["updated", "21 November 2026"],
      ["updated", "2026-02-30"],
      ["updated", "2026-1-2"],
    ],
  });
});

describe("A date that cannot be read", () => {
  it("is answered with an example of one that can", () => {
    const result = legalPageSchema.safeParse({ updated: "yesterday" });
    const messages = result.error?.issues.map(({ message }) => message);
    expect(messages).toContain("a day that exists, as year, month and day: 2026-11-21");
  });
});
