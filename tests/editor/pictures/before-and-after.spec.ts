import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { first, projects } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, dialog, news, open, publish, row, write } from "../editing";
import { faults, pageWidth } from "../screen-faults";
import { type Place, spotIn, wallPicture } from "./pictures";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** No test of another file changes its comparison. */
const { slug } = first(projects.filter(({ beforeAndAfter }) => !beforeAndAfter));

async function touch(picture: Locator, { across, down }: Place): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.tap({ position: { x: width * across, y: height * down } });
}

/** Taps on the hooks as a finger does, a little beside them, and then on what is enlarged around each tap. */
async function putPoints(page: Page, name: string, hooks: readonly Place[]): Promise<void> {
  const picture = page.locator(`[data-aligned="${name}"]`);
  for (const [index, { across, down }] of hooks.entries()) {
    await touch(picture.locator("svg").first(), { across: across + 0.02, down: down - 0.01 });
    const enlarged = picture.getByRole("button", { name: `Point ${index + 1}` });
    await touch(enlarged.locator("svg"), { across: 0.5 - 0.02 / 0.12, down: 0.5 + 0.01 / 0.12 });
  }
}

test("On a phone two photographs that were not taken from the same place become a before and an after that align", async ({
  page,
}) => {
  const before = await wallPicture("IMG 2041.jpg", { turned: 0.08, nearer: 1.12, aside: -120 });
  const after = await wallPicture("IMG 2077.jpg", { turned: -0.03, nearer: 0.97, aside: 60 });
  await open(page, `projects/${slug}`);
  await row(page, "Before and after").click();
  const comparison = page.locator('[data-field="beforeAndAfter"]');
  await expect(comparison.getByRole("button", { name: "Lay one over the other" })).toBeHidden();
  for (const [index, { file }] of [before, after].entries())
    await comparison.getByLabel("Choose a picture").nth(index).setInputFiles(file);
  await write(comparison.getByLabel("Alternative text").first(), "A bare wall with two old hooks");
  await write(comparison.getByLabel("Alternative text").last(), "The same wall tiled up to both hooks");
  await ask(page, "Lay one over the other");

  await putPoints(page, "before", before.hooks);
  await putPoints(page, "after", after.hooks);
  const overlay = dialog(page, "Lay one over the other").locator("image[opacity]");
  const aligned = await overlay.getAttribute("transform");
  const point = page.getByRole("button", { name: "Point 1, before" });
  await point.press("ArrowRight");
  await expect(overlay).not.toHaveAttribute("transform", String(aligned));
  await point.press("ArrowLeft");
  expect(await faults(page)).toEqual([]);
  expect(await pageWidth(page)).toBe(390);
  await ask(page, "Cut both");
  await expect(news(page, "Both are cut to what both show.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Lay one over the other" })).toBeFocused();
  await publish(page);
  await ask(page, "Page");
  const shown = page.frameLocator("iframe").locator('img[src^="blob:"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const { beforeAndAfter } = stored(`projects/${slug}.json`);
  const [earlier, later] = await Promise.all(
    [beforeAndAfter.before, beforeAndAfter.after].map(({ image }) =>
      spotIn(join(editedSite, "data/projects", image)),
    ),
  );
  expect([earlier?.width, earlier?.height]).toEqual([later?.width, later?.height]);
  expect(earlier?.x).toBeCloseTo(Number(later?.x), -1);
  expect(earlier?.y).toBeCloseTo(Number(later?.y), -1);
  // As sharp as the photographs that were chosen, which are larger than what is stored of others.
  expect(earlier?.width).toBeGreaterThan(2000);
});
