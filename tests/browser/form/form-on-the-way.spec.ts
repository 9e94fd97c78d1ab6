import { expect, type Page } from "@playwright/test";
import { layout } from "../../published/published-content";
import { areaPath, servicePath, withoutMotion } from "../site-under-test";
import { test } from "../test";
import { formText } from "../words";
import { button, control, openForm, quoteForm, submitButton } from "./quote-form";

test.use({ ...withoutMotion, viewport: { width: 390, height: 780 } });

test.describe("The call bar", () => {
  const bar = (page: Page) => page.locator("aside").filter({ has: page.locator('a[href^="tel:"]') });

  test("steps aside while a field has focus, and comes back; on a wide window, where it covers nothing, it stays", async ({
    page,
  }) => {
    await page.goto("/#contact");
    await expect(bar(page)).toBeVisible();
    await control(page, "email").click();
    await expect(bar(page)).toBeHidden();
    await page.locator("#contact h2").click();
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await control(page, "email").click();
    await expect(page.locator("aside").getByRole("link").last()).toBeVisible();
  });

  test("does not come under the finger that taps the button at its place", async ({ page }) => {
    await openForm(page);
    await control(page, "projectDetails").click();
    await submitButton(page).evaluate((element) => {
      const top = element.getBoundingClientRect().bottom - window.innerHeight + 8;
      window.scrollBy({ top, behavior: "instant" });
    });
    const box = await submitButton(page).boundingBox();
    if (!box) throw new Error("There is no button");
    // Waits as long as a finger stays down.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 120 });
    await expect(quoteForm(page).getByRole("region").first()).toBeFocused();
  });
});

test.describe("A visitor from a page about something", () => {
  for (const [path, placeholder, line] of [
    [servicePath, "service", "aboutService"],
    [areaPath, "area", "aboutArea"],
  ] as const)
    test(`finds ${path} named below the details, where it moves no field, and puts it in with a tap`, async ({
      page,
    }) => {
      await page.goto(path);
      const trail = page.getByRole("navigation", { name: layout.breadcrumbs.label }).locator("li");
      const about = formText(line, { [placeholder]: (await trail.last().textContent()) ?? "" });
      await page.getByRole("main").locator('a[href="/#contact"]:visible:not(#plan *)').first().click();
      await expect(page).toHaveURL(/\/#contact$/);
      const details = control(page, "projectDetails");
      const before = await details.boundingBox();
      await control(page, "firstName").evaluate((element) => element.focus({ preventScroll: true }));
      await expect(quoteForm(page).getByText(about)).toBeVisible();
      expect((await details.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
      await expect(details).toHaveValue("");
      await details.fill("A hall.");
      await button(page, formText("addLine")).click();
      await expect(details).toHaveValue(`${about}\nA hall.`);
      await expect(details).toBeFocused();
      await expect(button(page, formText("addLine"))).toHaveCount(0);
    });

  test("who came otherwise finds nothing there", async ({ page }) => {
    await page.goto("/areas-covered");
    await page.goto("/#contact");
    await openForm(page);
    await expect(button(page, formText("addLine"))).toHaveCount(0);
  });
});
