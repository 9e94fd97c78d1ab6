import { rowLabel } from "../../../../src/cms/browser/fields/row-label";

describe("A closed row of a list", () => {
  it.each([
    ["its title", "{{fields.title}}", { title: "No dust" }, "No dust"],
    [
      "its days and hours",
      "{{fields.days}} – {{fields.opens}} – {{fields.closes}}",
      { days: ["Saturday", "Sunday"], opens: "09:00", closes: "16:00" },
      "Saturday, Sunday – 09:00 – 16:00",
    ],
    ["the word itself", "{{fields.entry}}", "Acton", "Acton"],
    ["new, while it holds nothing", "{{fields.title}}", {}, "New picture"],
    ["new, while its texts are empty", "{{fields.opens}} – {{fields.closes}}", { opens: "" }, "New picture"],
  ])("says %s", (_what, template, entry, label) => {
    expect(rowLabel(template, entry, "Picture")).toBe(label);
  });
});
