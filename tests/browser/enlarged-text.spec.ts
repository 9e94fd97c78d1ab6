import { expect } from "@playwright/test";
import { pageOfEachType } from "./site-under-test";
import { test } from "./test";

/** Text at twice its size on a phone: rem is relative to it in media queries, too, so a window of half the width is the same. */
test.use({ viewport: { width: 206, height: 420 } });

test("With text at twice its size, what stays in place leaves a phone's window to the page", async ({
  page,
}) => {
  for (const path of Object.values(pageOfEachType)) {
    await page.goto(path);
    const heights = await page.evaluate(() =>
      ["header", "aside"].map((part) => document.querySelector(`body ${part}`)?.clientHeight ?? 0),
    );
    const [header = 0, bar = 0] = heights;
    expect.soft(header, `${path}: the top bar`).toBeLessThan(210);
    expect.soft(bar, `${path}: the bar at the foot`).toBeLessThan(105);
  }
});
