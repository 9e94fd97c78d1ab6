import { expect } from "@playwright/test";
import { typeAddress, typesOf } from "../../../src/sections/project/project-types";
import { projects } from "../../published/published-content";
import { pageOfEachType } from "../site-under-test";
import { published, test } from "../test";

/** The number of A4 sheets on which a browser prints the page. */
const sheetsIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test.describe("On paper", () => {
  test("the home page takes at most five sheets of A4", published, async ({ sharedPage: page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const pdf = await page.pdf({ format: "A4", printBackground: false });
    expect(sheetsIn(pdf)).toBeGreaterThan(1);
    expect(sheetsIn(pdf)).toBeLessThanOrEqual(5);
  });

  for (const [name, path] of Object.entries(pageOfEachType))
    test(`the ${name} page is dark on white, with nothing fixed over it`, async ({ sharedPage: page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("aside, form, header nav")).toHaveCount(
        await page.locator("aside, form, header nav").count(),
      );
      for (const part of await page.locator("aside, form, header nav").all()) await expect(part).toBeHidden();
      const wrong = await page.evaluate(
        () =>
          [...document.querySelectorAll("main *, footer *")].filter((element) => {
            const { backgroundColor, color, position } = getComputedStyle(element);
            const isShown = element.getClientRects().length > 0;
            return (
              isShown &&
              (position === "fixed" ||
                backgroundColor !== "rgba(0, 0, 0, 0)" ||
                (color !== "rgb(0, 0, 0)" && element.textContent !== ""))
            );
          }).length,
      );
      expect(wrong).toBe(0);
    });
});

test.describe("In colours of the reader's own", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test("chips keep an edge, and the chosen filter stands out", async ({ sharedPage: page }) => {
    const [name = "", another] = typesOf(projects);
    test.skip(another === undefined, "The projects have no two types: there is no filter");
    await page.emulateMedia({ forcedColors: "active" });
    const type = `#${typeAddress(name)}`;
    await page.goto(`/portfolio${type}`);
    const chosen = page.locator(`nav a[href="${type}"]`);
    const other = page.locator("nav a[href='#all']");
    const ground = (link: typeof chosen) => link.evaluate((a) => getComputedStyle(a).backgroundColor);
    // If the tab has shown the portfolio before, the chip's background changes in a transition.
    await expect.poll(async () => (await ground(chosen)) === (await ground(other))).toBe(false);
    await expect(other).toHaveCSS("border-top-style", "solid");
    await expect(page.getByRole("banner").locator("summary:visible")).toBeVisible();
  });
});

test.describe("With more contrast", () => {
  test("the lines between tiles and soft text are as dark as text", async ({ sharedPage: page }) => {
    await page.emulateMedia({ contrast: "more" });
    await page.goto("/plan-your-tiles");
    await expect(page.locator("#plan tbody th").first()).toHaveCSS("border-top-color", "rgb(0, 0, 0)");
    await page.goto("/");
    await expect(page.locator("#quote-phone-hint")).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});
