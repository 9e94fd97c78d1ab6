import { expect } from "@playwright/test";
import { pagePaths } from "../../../src/routes/page-paths";
import { first, services, tiles } from "../../published/published-content";
import { test } from "../test";

const service = services.find(({ slug }) => tiles.filter((tile) => tile.services.includes(slug)).length > 1);
const [shown, other] = tiles.filter((tile) => tile.services.includes(service?.slug ?? ""));

for (const javaScriptEnabled of [true, false])
  test.describe(`A service's tiles ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    test.skip(!other, "No service of this content has two tiles.");

    test("show the first large; a tap on another, or an arrow key, swaps it", async ({ page }) => {
      await page.goto(pagePaths.service(service?.slug ?? first(services).slug));
      const picture = (tile = shown) => page.getByAltText(tile?.picture.alt ?? "", { exact: true });
      await expect(picture()).toBeVisible();
      expect((await picture().boundingBox())?.width).toBeGreaterThan(300);
      await expect(picture(other)).toBeHidden();
      const place = await picture().boundingBox();
      const choice = page.getByRole("radio", { name: other?.name ?? "", exact: true });
      await choice.click();
      await expect(picture(other)).toBeVisible();
      await expect(picture()).toBeHidden();
      expect((await picture(other).boundingBox())?.width).toBe(place?.width);
      await choice.press("ArrowLeft");
      await expect(picture()).toBeVisible();
    });
  });
