import { expect } from "@playwright/test";
import { areasCoveredPage, company } from "../../support/built-content";
import { formWords } from "../../support/form-words";
import { areaPath, pageOfEachType } from "../support/site-under-test";
import { test } from "../support/test";

test.use({ javaScriptEnabled: false });

test.describe("Without JavaScript", () => {
  for (const [name, path] of Object.entries(pageOfEachType)) {
    test(`the ${name} page shows its heading, its links and its pictures`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
      // Loads each picture as if the visitor had scrolled to it.
      const unseen = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll<HTMLImageElement>("main img")].filter((image) => {
              image.loading = "eager";
              return image.naturalWidth === 0;
            }).length,
        );
      await expect.poll(unseen).toBe(0);
    });
  }

  test("the contact section offers every way to write or call in place of the form", async ({ page }) => {
    await page.goto("/#contact");
    const contact = page.locator("#contact");
    await expect(contact.getByRole("link", { name: formWords.callLink })).toBeVisible();
    await expect(contact.getByRole("link", { name: formWords.whatsAppLink })).toHaveCount(
      company.whatsapp ? 1 : 0,
    );
    await expect(contact.getByRole("link", { name: formWords.emailLink })).toBeVisible();
    await expect(contact.getByRole("button", { name: formWords.submit })).toBeHidden();
  });

  test("the menu of a phone opens and leads to its pages", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(areaPath);
    await page.getByRole("banner").locator("summary:visible").click();
    await page.getByRole("banner").getByRole("link", { name: "Areas", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(areasCoveredPage.headline);
  });
});
