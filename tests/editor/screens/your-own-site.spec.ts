import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { fieldDescriptions } from "../../../src/content/fields/field-descriptions";
import { legalDetails } from "../../../src/content/types/company";
import { company } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, chooseFiles, expectDrawn, field, news, open, problems, publish, row, write } from "../editing";

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
  await expect(news(page, "The site shows the new colours when")).toBeVisible();
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

test("Publish waits for a picture that has just been chosen", async ({ page }) => {
  await page.addInitScript(() => {
    const read = window.createImageBitmap;
    const mayRead = new Promise<void>((resolve) => Object.assign(window, { letRead: resolve }));
    Object.assign(window, {
      createImageBitmap: async (file: Blob) => {
        await mayRead;
        return read(file);
      },
    });
  });
  await open(page, "company?field=brand.mark");
  const mark = () => String(stored("company.json").brand?.mark);
  const before = mark();
  await chooseFiles(page, "Choose a picture", {
    name: "New mark.svg",
    mimeType: "image/svg+xml" as const,
    buffer: drawing,
  });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Publishing…")).toBeVisible();
  expect(mark()).toBe(before);
  await page.evaluate(() => Reflect.get(window, "letRead")());
  await expect(news(page, "Published.")).toBeVisible();
  expect(mark()).toContain("new-mark");
});

test("A colour with too little contrast is reported while it is chosen, and cannot be published", async ({
  page,
}) => {
  await open(page, "company?field=brand.colour");
  const button = page.frameLocator("iframe").getByRole("link", { name: /quote/i }).first();
  await field(page, "Main colour: choose").fill("#7a1f3d");
  await field(page, "Second colour: choose").fill("#f2a03d");
  await expect(button).toHaveCSS("background-color", "rgb(242, 160, 61)");
  await expect(page.frameLocator("iframe").locator("header a").first()).toHaveCSS(
    "color",
    "rgb(122, 31, 61)",
  );
  await field(page, "Main colour: choose").fill("#ff7a00");
  const says =
    "Main colour must be a darker colour: white words on the main buttons would be hard to read (contrast 2.61, at least 4.5 is needed).";
  await expect(page.getByText(says)).toBeVisible();
  await ask(page, "Publish");
  await expect(problems(page)).toContainText(says);
});
