import { expect, test } from "@playwright/test";
import { stored } from "./edited-site";
import { openCms } from "./editing";

test("Closed rows say what they hold: hours their days, names the name", async ({ page }) => {
  const { days, opens, closes } = stored("company.json").openingHours[1];
  await openCms(page, "/collections/company/entries/company");
  await expect(page.getByText(`${days.join(", ")} – ${opens} – ${closes}`)).toBeVisible();
  await page.goto("/admin/#/collections/pages/entries/additional-areas");
  await page.reload();
  await expect(page.getByText(stored("additional-areas.json").names[0], { exact: true })).toBeVisible();
});

test("Words in any entry are found, and the result leads to the field", async ({ page }) => {
  await openCms(page, "/collections/areas");
  await page.getByPlaceholder("Search all").fill("Flower Show");
  await page.keyboard.press("Enter");
  const results = page.getByRole("dialog", { name: "‘Flower Show’" });
  await results
    .getByRole("link", { name: /^Areas › Chelsea › / })
    .first()
    .click();
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("chelsea");
});

test("A question dragged to the top is the first on the site, and the others' numbers follow", async ({
  page,
}) => {
  const orders = () =>
    ["how-long-does-it-take", "how-much-does-it-cost", "insured-and-guaranteed", "which-areas-do-you-cover"]
      .map((slug) => stored(`faqs/${slug}.json`))
      .sort((one, other) => one.order - other.order)
      .map(({ question }) => question);
  const before = orders();
  await openCms(page, "/collections/faqs");
  await page.getByRole("button", { name: "Change the order" }).click();
  const rows = page.getByRole("dialog").getByRole("listitem");
  await rows.nth(3).dragTo(rows.nth(0), { targetPosition: { x: 30, y: 2 } });
  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(orders()).toEqual([before[3], before[0], before[1], before[2]]);
});
