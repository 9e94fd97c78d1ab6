import { expect } from "@playwright/test";
import { pagePaths } from "../../../src/routes/page-paths";
import { cutaways, first } from "../../published/published-content";
import { test } from "../test";

const { slug, layers, services } = first(cutaways);

/** A layer far down the list. */
const number = layers.length;
const { title, description, missing } = layers[number - 1] ?? first(layers);

for (const javaScriptEnabled of [true, false])
  for (const width of [390, 1280])
    test.describe(`A cutaway at ${width} pixels, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

      test("has a number above the picture that leads to what the layer does, and what happens without it", async ({
        page,
      }) => {
        await page.goto(pagePaths.service(first(services)));
        const abovePicture = page.getByRole("link", { name: new RegExp(`${number}: ${title}$`) });
        await abovePicture.click();
        const layer = page.getByRole("listitem").filter({ hasText: description });
        await expect(layer).toContainText(missing);
        await expect(layer).toBeInViewport({ ratio: 1 });
        await expect(page.locator(`#${slug}-${number}:target`)).toHaveCount(1);
        // The picture is still in sight, above the words or beside them.
        await expect(abovePicture).toBeInViewport();
        const [words, mark] = [await layer.boundingBox(), await abovePicture.boundingBox()];
        if (width < 1024 && words && mark) expect(words.y).toBeGreaterThan(mark.y + mark.height);
      });
    });
