import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { fieldDescriptions } from "../../../src/content/fields/field-descriptions";
import { legalDetails } from "../../../src/content/types/company";
import { company } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, chooseFiles, expectDrawn, field, open, publish, row, write } from "../editing";

/** Drawings may hold scripts; this one would say so. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><script>document.title="hurt"</script><circle cx="32" cy="32" r="30" fill="#1b3a6b"/></svg>',
);

test("An owner gives the company its own details, colours and mark", async ({ page }) => {
  await open(page, "company?field=brand.colour");
  await expect(page.getByLabel("Main colour (")).toBeFocused();

  const own = {
    "Company name": "Aire Valley Tiling",
    Website: "https://airevalleytiling.co.uk",
    Phone: "07911 123456",
    Landline: "0113 234 5678",
    WhatsApp: "07911 123457",
    Email: "hello@airevalleytiling.co.uk",
    Latitude: "51.5",
    Longitude: "-0.1",
    "Years of experience": "12",
    "Projects completed": "240",
    Satisfaction: "98%",
    Rating: "4.8",
    Reviews: "38",
  };
  for (const [label, words] of Object.entries(own)) await write(page.getByLabel(label).first(), words);
  await row(page, "Legal details").click();
  for (const detail of Object.values(legalDetails.shape))
    await write(page.getByLabel(fieldDescriptions.get(detail.def.innerType)?.label ?? ""), "Jo Smith, Leeds");

  await field(page, "Main colour: choose").fill("#1b3a6b");
  await field(page, "Second colour: choose").fill("#f2a03d");
  await chooseFiles(page, "Choose a picture", {
    name: "Our mark.svg",
    mimeType: "image/svg+xml" as const,
    buffer: drawing,
  });
  for (const index of (company.otherHours ?? []).keys())
    await ask(page, `Remove Other hours ${(company.otherHours ?? []).length - index}`);
  await publish(page);
  const { brand } = stored("company.json");
  expect(brand).toMatchObject({ colour: "#1b3a6b", accent: "#f2a03d" });
  const mark = await sharp(join(editedSite, "data", brand.mark)).metadata();
  expect(mark).toMatchObject({ format: "png", width: 512, height: 512, hasAlpha: true });
});

test("A mark in SVG is taken whatever type the system gives its file", async ({ page }) => {
  await open(page, "company?field=brand.mark");
  // Windows may know none.
  await chooseFiles(page, "Choose a picture", { name: "Mark.svg", mimeType: "", buffer: drawing });
  await expectDrawn(page.locator('[data-picture="brand.mark"] img'), 512);
});
