import { expect, test } from "@playwright/test";
import { pageOfEachType } from "./site-under-test";

test.use({ javaScriptEnabled: false });

test.describe("Without JavaScript", () => {
  for (const [name, path] of Object.entries(pageOfEachType)) {
    test(`the ${name} page shows its heading, its links and its pictures`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
      for (const image of await page.locator("main img").all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty("complete", true);
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  }

  test("the contact section offers phone, WhatsApp and email in place of the form", async ({ page }) => {
    await page.goto("/#contact");
    const contact = page.locator("#contact");
    await expect(contact.getByRole("link", { name: "Call 07700 900123" })).toBeVisible();
    await expect(contact.getByRole("link", { name: "Message us on WhatsApp" })).toBeVisible();
    await expect(contact.getByRole("link", { name: "Email quotes@londontiling.example" })).toBeVisible();
    await expect(contact.getByRole("button", { name: "Request Free Quote" })).toBeHidden();
  });

  test("the menu of a phone opens and leads to its pages", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/areas/chelsea");
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Areas" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Areas We Cover Across London");
  });

  test("a question opens on its answer", async ({ page }) => {
    await page.goto("/");
    const question = page.locator("details", { hasText: "Which areas of London do you cover?" });
    await question.locator("summary").click();
    await expect(question.locator("p")).toBeVisible();
  });
});
