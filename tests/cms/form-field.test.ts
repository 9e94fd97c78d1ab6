import { z } from "zod";
import { formFields } from "../../src/cms/form-field";
import {
  choice,
  copy,
  group,
  listOf,
  phoneNumber,
  picturePath,
  reference,
  slug,
  text,
} from "../../src/content/fields/content-fields";

/** The form's field for a field of the content. */
function formOf(field: z.ZodType) {
  const [form] = formFields(z.object({ field }));
  if (!form) throw new Error("The form has no field");
  return form;
}

describe("A field of a form", () => {
  it.each([
    ["a line", text({ label: "Name", max: 60 }), { widget: "string" }],
    ["a box", text({ label: "Card text", max: 160 }), { widget: "text" }],
    ["a line", slug("The address."), { widget: "string" }],
    ["a line", phoneNumber("Phone", "The office."), { widget: "string" }],
    ["a picture", picturePath("Image"), { widget: "image" }],
    [
      "a whole number",
      z.int().min(1).max(12),
      { widget: "number", value_type: "int", step: 1, min: 1, max: 12 },
    ],
    [
      "a number",
      z.number().min(-0.52).max(0.34),
      { widget: "number", value_type: "float", min: -0.52, max: 0.34 },
    ],
    ["a group", group("Address", { town: text({ label: "Town" }) }), { widget: "object", collapsed: false }],
    [
      "another entry, chosen by its name",
      reference("Area", "Area"),
      { widget: "relation", collection: "areas", value_field: "slug", display_fields: ["name"] },
    ],
  ])("is %s (%#)", (_what, field, expected) => {
    expect(formOf(field)).toMatchObject(expected);
  });

  it("is called by its label", () => {
    expect(formOf(text({ label: "Card text" })).label).toBe("Card text");
  });

  it("is called by its name where it has no label", () => {
    expect(formOf(z.string()).label).toBe("field");
  });

  it("says beside it what to write, and how much of it", () => {
    const field = text({ label: "Card text", hint: "One sentence.", min: 40, max: 160 });
    expect(formOf(field).hint).toBe("One sentence. 40 to 160 characters.");
  });

  it("is checked for its length and its shape, in the words of the content check", () => {
    expect(formOf(copy({ label: "Text", min: 40, max: 160 })).checks).toMatchObject({
      least: 40,
      most: 160,
      patterns: [{ says: expect.stringContaining("a space") }, { says: expect.stringContaining("{phone}") }],
    });
  });

  it("offers its words to choose from, with a capital and without hyphens", () => {
    expect(formOf(choice(["map-pin", "visualisation"], "Icon"))).toMatchObject({
      widget: "select",
      options: [
        { label: "Map pin", value: "map-pin" },
        { label: "Visualisation", value: "visualisation" },
      ],
    });
  });

  it("has to be filled in unless it may be left out", () => {
    expect(formOf(text({ label: "Title" }))).not.toHaveProperty("required");
    expect(formOf(text({ label: "Title" }).optional())).toMatchObject({ required: false, label: "Title" });
  });

  it("need not be filled in within a group that may be left out, which is closed at first", () => {
    const photo = group("Before", { alt: text({ label: "Alternative text" }) }).optional();
    expect(formOf(photo)).toMatchObject({ required: false, collapsed: true, fields: [{ required: false }] });
  });
});

describe("A list in a form", () => {
  it("has the least and the greatest number of entries", () => {
    expect(formOf(listOf("Names", text({ label: "Name" }), 2, 4))).toMatchObject({
      widget: "list",
      min: 2,
      max: 4,
      hint: "2 to 4 entries.",
    });
  });

  it("of texts names what its button adds", () => {
    expect(formOf(listOf("Names", text({ label: "Name", max: 60 }), 1))).toMatchObject({
      label_singular: "Name",
      summary: "{{fields.entry}}",
      field: { widget: "string", label: "Name" },
    });
  });

  it("of words to choose from is ticked", () => {
    expect(formOf(listOf("Days", choice(["Monday", "Sunday"], "Day"), 1, 7))).toMatchObject({
      widget: "choices",
      multiple: true,
      min: 1,
      max: 7,
      options: [{ value: "Monday" }, { value: "Sunday" }],
    });
  });

  it("of other entries is chosen by their names", () => {
    expect(formOf(listOf("Neighbours", reference("Area", "Neighbour"), 1, 8))).toMatchObject({
      widget: "relation",
      multiple: true,
      collection: "areas",
      min: 1,
      max: 8,
    });
  });

  it.each([
    ["title", { icon: choice(["award"], "Icon"), title: text({ label: "Title" }) }],
    ["alt", { image: picturePath("Image"), alt: text({ label: "Alternative text" }) }],
    ["note", { week: z.int(), note: text({ label: "Note" }) }],
    ["week", { week: z.int() }],
  ])("calls a closed entry by its %s", (name, shape) => {
    expect(formOf(listOf("Entries", group("Entry", shape), 1)).summary).toBe(`{{fields.${name}}}`);
  });

  it("calls a closed entry without a title by all its texts and choices", () => {
    const hours = group("Opening hours", {
      days: listOf("Days", choice(["Monday"], "Day"), 1),
      opens: text({ label: "Opens" }),
      closes: text({ label: "Closes" }),
    });
    expect(formOf(listOf("Entries", hours, 1)).summary).toBe(
      "{{fields.days}} – {{fields.opens}} – {{fields.closes}}",
    );
  });
});
