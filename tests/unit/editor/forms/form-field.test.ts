import { readContentFiles } from "../../../../src/content/reading/read-content-files";
import { areaSchema } from "../../../../src/content/types/area";
import { companySchema } from "../../../../src/content/types/company";
import { contentTypeOf, contentTypes } from "../../../../src/content/types/content-types";
import { legalPageSchema } from "../../../../src/content/types/pages/plain-pages";
import { plannerPageSchema } from "../../../../src/content/types/pages/planner-page";
import { projectSchema } from "../../../../src/content/types/project";
import {
  entryFields,
  formField,
  formValue,
  hintOf,
  rowSummary,
} from "../../../../src/editor/forms/form-field";
import { contentText } from "../../../../src/editor/site/content-text";
import { valueIn } from "../../../../src/editor/site/site";
import { toStoredValue } from "../../../../src/editor/site/tidy";
import { fixtureFolder } from "../../../support/fixture";

it("A form begins with the name and the short name, and has no field that publishing sets", () => {
  const names = Object.keys(entryFields(areaSchema));
  expect(names.slice(0, 2)).toEqual(["name", "slug"]);
  expect(names).not.toContain("order");
  expect(Object.keys(entryFields(legalPageSchema))).not.toContain("updated");
});

it("A form that nobody changes stores its entry as it was", async () => {
  for (const { path, text } of await readContentFiles(fixtureFolder)) {
    const type = contentTypeOf(path);
    if (!type) continue;
    const { schema } = contentTypes[type];
    const shown = formValue(formField(schema), valueIn(text));
    expect(contentText(type, toStoredValue(path, shown))).toBe(contentText(type, JSON.parse(text)));
  }
});

const rowOf = (schema: Parameters<typeof formField>[0], field: string) => {
  const items = formField(schema).properties?.[field]?.items;
  if (!items) throw new Error(`${field} is no list`);
  return items;
};

it("A closed row shows its first filled fields", () => {
  const hours = rowOf(companySchema, "openingHours");
  expect(rowSummary(hours, { days: ["Saturday", "Sunday"], opens: "09:00", closes: "16:30" })).toBe(
    "Saturday, Sunday – 09:00 – 16:30",
  );
  expect(rowSummary(hours, { days: ["Monday"], opens: "08:00", closes: "" })).toBe("Monday – 08:00");
});

it("The summary of a row leaves out its ticks", () => {
  const example = rowOf(plannerPageSchema, "examples");
  expect(rowSummary(example, formValue(example))).toBe("");
});

it("The summary of a picture's row is its alternative text", () => {
  const row = rowOf(projectSchema, "pictures");
  const picture = { image: "../images/a.jpg", alt: "A bare wall", focus: "30% 70%", kind: "photograph" };
  expect(rowSummary(row, picture)).toBe("A bare wall");
  expect(rowSummary(row, { ...picture, alt: "" })).toBe("");
});

it("A hint says what to write and its least length", () => {
  const { name, description, postcodes } = formField(areaSchema).properties ?? {};
  expect(name && hintOf(name)).toBe("The place as people there call it.");
  expect(description && hintOf(description)).toContain("At least 40 characters.");
  expect(postcodes && hintOf({ ...postcodes, hint: "", min: 2 })).toMatch(/^At least 2\./);
});
