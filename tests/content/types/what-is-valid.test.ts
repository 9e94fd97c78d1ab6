/** @jest-environment node */
import { contentTypeNames, contentTypes } from "../../../src/content/types/content-types";
import { zodOutline } from "../../editor/outline/zod-outline";
import { editedFile } from "../edited-file";

const isValid = (path: string, field: string, value: unknown) => {
  const { schema, content } = editedFile(path, { [field]: value });
  return schema.safeParse(content).success;
};

describe("Only what an editor can mean is valid in", () => {
  it.each<[path: string, field: string, valid: unknown[], invalid: unknown[]]>([
    ["areas/chelsea.json", "postcodes.0", ["W1", "SW10", "EC2A", "E1W"], ["sw3", "SW3 4AB", "SW", "3SW", ""]],
    ["areas/chelsea.json", "latitude", [51.28, 51.7], [51.27, 51.71, "51.48749"]],
    ["areas/chelsea.json", "longitude", [-0.52, 0.34], [-0.53, 0.35, 51.48749]],
    [
      "areas/chelsea.json",
      "seoDescription",
      ["x".repeat(70), "x".repeat(160)],
      ["x".repeat(69), "x".repeat(161)],
    ],
    ["company.json", "latitude", [51.5], [48.85661]],
    ["company.json", "serviceRadius", [1000, 100_000], [999, 100_001, 50_000.5, "50000"]],
    ["company.json", "website", ["https://www.example.com"], ["http://example.com", "example.com"]],
    ["company.json", "email", ["quotes+london@example.co.uk"], ["quotes", "quotes@", "a at b.example"]],
    ["company.json", "openingHours.0.opens", ["00:00", "17:59"], ["8:00", "24:00", "18:60", "8AM"]],
    ["company.json", "openingHours.0.days.0", ["Sunday"], ["Sun", "sunday", ""]],
    ["services/bathroom-refurbishment.json", "phases.0.week", [1, 12], [0, 13, 1.5, "1"]],
    ["projects/cafe-backsplash.json", "type", ["Commercial", "Heritage", "Residential"], ["Industrial", ""]],
    ["projects/cafe-backsplash.json", "kind", ["visualisation", "photograph"], ["photo", ""]],
    ["projects/cafe-backsplash.json", "pictures.0.alt", ["Room tiled"], ["Room"]],
    ["pages/privacy-policy.json", "updated", ["2028-02-29"], ["2026-02-29", "2026-02-30", "2026-1-2"]],
  ])("%s: %s", (path, field, valid, invalid) => {
    expect(valid.filter((value) => !isValid(path, field, value))).toEqual([]);
    expect(invalid.filter((value) => isValid(path, field, value))).toEqual([]);
  });
});

describe("Of all fields", () => {
  const fields = contentTypeNames.flatMap((type) =>
    zodOutline(contentTypes[type].schema).map((field) => ({ ...field, name: `${type}.${field.path}` })),
  );

  it("these alone may be left out", () => {
    const optional = fields.filter((field) => field.optional).map(({ name }) => name);
    const hints = ["firstName", "lastName", "email", "phone", "address", "projectDetails"];
    const steps = ["processTitle", "processSteps", "phasesTitle", "phases", "questions"];
    const legal = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"];
    expect(optional).toEqual([
      "Company.closedDays",
      "Company.legal",
      ...legal.map((field) => `Company.legal.${field}`),
      ...steps.map((field) => `Service.${field}`),
      "Project.pictures[].focus",
      "Project.beforeAndAfter",
      "Project.beforeAndAfter.before.focus",
      "Project.beforeAndAfter.after.focus",
      "Tile.picture.focus",
      "HomePage.hero.picture.focus",
      "HomePage.hero.tallPicture.focus",
      ...hints.map((field) => `QuoteForm.${field}.hint`),
    ]);
  });

  it("none has a number of entries that an editor cannot change", () => {
    const fixed = fields.filter(({ least, most }) => most !== undefined && least === most);
    expect(fixed.map(({ name }) => name)).toEqual([]);
  });
});
