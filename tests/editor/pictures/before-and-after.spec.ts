import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { first, projects } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, dialog, news, open, publish, row, write } from "../editing";
import { faults, pageWidth } from "../screen-faults";
import { spotIn, wallPicture } from "./pictures";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** No test of another file changes its comparison. */
const { slug } = first(projects.filter(({ beforeAndAfter }) => !beforeAndAfter));

/** Moves a slider to where it is nearest to a number. */
async function slide(slider: Locator, to: number): Promise<void> {
  await slider.evaluate((input: HTMLInputElement, number) => {
    input.valueAsNumber = number;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, to);
}

/** Drags with a finger from the middle of something, by a distance in pixels. */
async function dragByFinger(page: Page, on: Locator, right: number, down: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await on.boundingBox()) ?? {};
  const [across, along] = [x + width / 2, y + height / 2];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: across, y: along });
  await touch("touchMove", { x: across + right / 2, y: along + down / 2 });
  await touch("touchMove", { x: across + right, y: along + down });
  await touch("touchEnd");
}

test("On a phone two photographs that were not taken from the same place become a before and an after that align", async ({
  page,
}) => {
  const before = await wallPicture("IMG 2041.jpg", { turned: 0, nearer: 1, aside: 0 });
  const after = await wallPicture("IMG 2077.jpg", { turned: -0.11, nearer: 0.87, aside: 120 });
  await open(page, `projects/${slug}`);
  const comparison = page.locator('[data-field="beforeAndAfter"]');
  await row(page, /^More/).click();
  await comparison.locator("> summary").click();
  await expect(comparison.getByRole("button", { name: "Lay one over the other" })).toBeHidden();
  for (const [index, { file }] of [before, after].entries())
    await comparison.getByLabel("Choose a picture").nth(index).setInputFiles(file);
  await write(comparison.getByLabel("Alternative text").first(), "A bare wall with two old hooks");
  await write(comparison.getByLabel("Alternative text").last(), "The same wall tiled up to both hooks");
  await ask(page, "Lay one over the other");

  const aligning = dialog(page, "Lay one over the other");
  await aligning.getByRole("slider", { name: "Left or right" }).fill("-0.4");
  await aligning.getByRole("slider", { name: "Size" }).fill("0.5");
  await expect(aligning.getByRole("status")).toContainText("pixels wide, and 1080 are needed");
  await expect(aligning.getByRole("button", { name: "Cut both" })).toBeHidden();
  const [across, down] = [aligning.getByRole("slider").nth(0), aligning.getByRole("slider").nth(1)];
  await slide(across, 0);
  const picture = aligning.getByRole("button", { name: "The earlier picture" });
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(350);
  await dragByFinger(page, picture, 60, -30);
  // In parts of the later picture's width.
  await expect.poll(async () => Number(await across.inputValue())).toBeCloseTo(60 / (box?.width ?? 0), 1);
  await expect.poll(async () => Number(await down.inputValue())).toBeLessThan(0);
  const dragged = Number(await across.inputValue());
  await picture.press("ArrowLeft");
  await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(dragged);
  for (const [index, value] of after.lies.entries())
    await slide(aligning.getByRole("slider").nth(index), value);
  const overlay = aligning.locator("image[opacity]");
  const aligned = await overlay.getAttribute("transform");
  await aligning.getByRole("slider", { name: "Turn" }).press("ArrowRight");
  await expect(overlay).not.toHaveAttribute("transform", String(aligned));
  await aligning.getByRole("slider", { name: "Turn" }).press("ArrowLeft");
  expect(await faults(page)).toEqual([]);
  expect(await pageWidth(page)).toBe(390);
  await ask(page, "Cut both");
  await expect(news(page, "Both are cut to what both show.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Lay one over the other" })).toBeFocused();
  await publish(page);
  await ask(page, "Page");
  const shown = page.frameLocator("iframe").getByRole("img", { name: "The same wall tiled" });
  await shown.scrollIntoViewIfNeeded();
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
  // The pair keeps the sharpness of the chosen photographs, which are larger than other stored pictures.
  expect(earlier?.width).toBeGreaterThan(2000);
});
