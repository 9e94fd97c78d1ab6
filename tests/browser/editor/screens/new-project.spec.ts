import { expect } from "@playwright/test";
import { clickButton, field, open, problems, test, write } from "../editing";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const title = "Level shower in a cupboard";

test("A new project asks for what it needs, and for nothing else", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "New project" }).tap();
  for (const name of ["Title", "Service", "Area", "Another place", "What was done"])
    await expect(field(page, name)).toBeVisible();
  for (const name of ["Short name", "Card text", "Search title", "The room"])
    await expect(field(page, name)).toBeHidden();
  await clickButton(page, "Publish");
  await expect(problems(page).getByRole("listitem")).toHaveText([
    "Fill in Title.",
    "Fill in Service.",
    "Fill in What was done.",
    "Pictures: add at least one.",
    "Area must be chosen. If the place is not in the list, write it in Another place.",
  ]);
  await write(field(page, "Title"), title);
  await expect(problems(page)).not.toContainText("Fill in Title.");
});
