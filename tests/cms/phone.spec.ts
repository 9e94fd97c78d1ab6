import { expect, test } from "@playwright/test";
import { stored } from "../editor/edited-site";
import { faults, pageWidth } from "../editor/screen-faults";
import { areas, faqs, first, projects, services } from "../published/published-content";
import { openCms, write } from "./editing";

test.use({ viewport: { width: 390, height: 844 } });

const newTitle = "A title written on a phone";

test("On a phone a project is opened, changed, previewed and published, and nothing scrolls sideways", async ({
  page,
}) => {
  const { slug, title } = projects[1] ?? first(projects);
  await openCms(page, "/collections/projects");
  const link = page.getByRole("link", { name: title });
  await expect(link).toBeVisible();
  await expect.poll(() => pageWidth(page)).toBe(390);
  await link.click();
  await write(page.getByLabel("Title", { exact: true }), newTitle);
  await expect.poll(() => pageWidth(page)).toBe(390);
  await page.getByTitle("Toggle preview").click();
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.getByRole("heading", { name: newTitle })).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toBeHidden();
  await expect.poll(() => pageWidth(page)).toBe(390);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Entry saved").first()).toBeVisible();
  expect(stored(`projects/${slug}.json`).title).toBe(newTitle);
});

test("axe finds nothing where one signs in, in lists, in forms and in dialogs", async ({ page }) => {
  await page.goto("/admin/");
  await expect(page.getByRole("heading", { name: "Edit the site" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Login" }).click();
  for (const [group, title, entry] of [
    ["areas", "Areas", first(areas).slug],
    ["services", "Services", first(services).slug],
    ["company", "Company", "company"],
    ["faqs", "Questions", first(faqs).slug],
  ] as const) {
    await page.goto(`/admin/#/collections/${group}`);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto(`/admin/#/collections/${group}/entries/${entry}`);
    await expect(page.getByRole("textbox").nth(1)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
  await page.goto("/admin/#/collections/faqs");
  for (const button of ["Change the order", "Last changes"]) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
  }
});
