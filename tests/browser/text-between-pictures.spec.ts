import { expect, type Page } from "@playwright/test";
import { builtPaths } from "../site/built-site";
import { published, test } from "./test";

/** A phone as most visitors hold it. */
const phone = { width: 390, height: 780 };

test.use({ viewport: phone });

/** Pages that are read, not looked at. */
const wordsOnly = new Set(["/404", "/privacy-policy", "/terms-of-service"]);

/**
 * The longest way down a page's content, in screens, on which no picture is in sight. Two screens without a picture are
 * one screen of scrolling: the last picture leaves at the top when the next one comes in at the foot.
 */
async function longestWayWithoutPicture(page: Page): Promise<{ screens: number; from: string }> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const pictures = [...document.querySelectorAll("main img")];
    const step = window.innerHeight / 26;
    const last = (main?.getBoundingClientRect().bottom ?? 0) + window.scrollY - window.innerHeight;
    const inSight = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width >= 100 && bottom > 0 && top < window.innerHeight;
    };
    const words = () =>
      [...document.querySelectorAll("main h1, main h2, main h3")].find(inSight)?.textContent ?? "the top";
    let [steps, from, longest, where] = [0, "", 0, ""];
    for (let at = 0; at <= last; at += step) {
      window.scrollTo({ top: at, behavior: "instant" });
      steps = pictures.some(inSight) ? 0 : steps + 1;
      if (steps === 1) from = words();
      if (steps > longest) [longest, where] = [steps, from];
    }
    return { screens: (longest * step) / window.innerHeight, from: where };
  });
}

for (const path of builtPaths().filter((built) => !wordsOnly.has(built)))
  test(
    `${path} goes no more than two screens of a phone without a picture`,
    published,
    async ({ sharedPage: page }) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const { screens, from } = await longestWayWithoutPicture(page);
      expect(screens, `from '${from}' on`).toBeLessThanOrEqual(1);
    },
  );

test("a page without pictures is found", published, async ({ sharedPage: page }) => {
  await page.goto("/privacy-policy", { waitUntil: "domcontentloaded" });
  expect((await longestWayWithoutPicture(page)).screens).toBeGreaterThan(1);
});
