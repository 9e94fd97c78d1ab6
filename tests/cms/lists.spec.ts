import { expect, test } from "@playwright/test";
import { stored } from "../editor/edited-site";
import { areas, faqs, first } from "../published/published-content";
import { openCms } from "./editing";

test("Closed rows say what they hold: hours their days, names the name", async ({ page }) => {
  const { days, opens, closes } = stored("company.json").openingHours[1];
  await openCms(page, "/collections/company/entries/company");
  await expect(page.getByText(`${days.join(", ")} – ${opens} – ${closes}`)).toBeVisible();
  await page.goto("/admin/#/collections/pages/entries/additional-areas");
  await expect(page.getByText(stored("additional-areas.json").names[0], { exact: true })).toBeVisible();
});

test("Words in any entry are found, and the result leads to the field", async ({ page }) => {
  const area = first(areas);
  const words = area.homes.slice(0, 30);
  await openCms(page, "/collections/areas");
  await page.getByPlaceholder("Search all").fill(words);
  await page.keyboard.press("Enter");
  const results = page.getByRole("dialog", { name: `‘${words}’` });
  await results
    .getByRole("link", { name: `Areas › ${area.name} › ` })
    .first()
    .click();
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(area.slug);
});

test("A question dragged to the top is the first on the site, and the others' numbers follow", async ({
  page,
}) => {
  const ordered = () =>
    faqs
      .map(({ slug }) => stored(`faqs/${slug}.json`))
      .sort((one, other) => one.order - other.order)
      .map(({ question }) => question);
  const before = ordered();
  const last = before.length - 1;
  await openCms(page, "/collections/faqs");
  await page.getByRole("button", { name: "Change the order" }).click();
  const rows = page.getByRole("dialog").getByRole("listitem");
  const row = (question: string) => rows.filter({ hasText: question });
  await row(before[last]).dragTo(row(before[0]), { targetPosition: { x: 30, y: 2 } });
  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(ordered()).toEqual([before[last], ...before.slice(0, last)]);
});
