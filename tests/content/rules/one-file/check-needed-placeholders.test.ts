import { checkNeededPlaceholders } from "../../../../src/content/rules/one-file/check-needed-placeholders";
import { editedFile } from "../../edited-file";

describe("A placeholder without which shared words make no sense", () => {
  it.each(["pages/area.json", "pages/portfolio.json", "pages/quote-form.json", "pages/home.json"])(
    "is there as published: %s",
    (path) => {
      expect(checkNeededPlaceholders(editedFile(path))).toEqual([]);
    },
  );

  it.each([
    ["pages/area.json", "headline", "Headline", "area"],
    ["pages/area.json", "serviceLink", "Link on each service", "service"],
    ["pages/layout.json", "openNow.open", "Open now › While the company is open", "time"],
    ["pages/layout.json", "openNow.closed", "Open now › While it is closed", "time"],
    ["pages/portfolio.json", "viewer.position", "Picture viewer › Position", "n"],
    ["pages/quote-form.json", "remaining", "Characters left", "n"],
    ["pages/quote-form.json", "tooMany", "Characters too many", "n"],
  ])("is missed in %s, %s", (path, field, label, name) => {
    expect(checkNeededPlaceholders(editedFile(path, { [field]: "The same for all" }))).toEqual([
      {
        file: path,
        field,
        label,
        found: '"The same for all" (16 characters)',
        expected: `a text with {${name}}, which stands for something else each time`,
        remedy: `Put {${name}} where it belongs in the text.`,
      },
    ]);
  });

  it("is left to other checks where there is no text", () => {
    const fields = { headline: undefined, serviceLink: 5 };
    expect(checkNeededPlaceholders(editedFile("pages/area.json", fields))).toEqual([]);
  });
});
