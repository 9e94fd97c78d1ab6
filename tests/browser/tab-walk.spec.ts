import { expect, type Page } from "@playwright/test";
import { notFoundPage } from "../published/published-content";
import { type FocusedElement, focusFaults, tabWalkFaults } from "./focus";
import { pageOfEachType, withoutMotion } from "./site-under-test";
import { test } from "./test";

test.use(withoutMotion);

/** The widest first, before hydration. */
const windows = [
  { width: 1280, height: 800 },
  { width: 412, height: 915 },
  { width: 320, height: 256 },
];

for (const [name, path] of Object.entries(pageOfEachType)) {
  test(`on the ${name} page the Tab key reaches everything, in full sight and with a ring around it`, async ({
    page,
  }) => {
    // As long as the content is: a portfolio of twenty projects has two hundred stops.
    test.slow();
    await page.goto(path);
    for (const size of windows) {
      await page.setViewportSize(size);
      await openAll(page);
      expect.soft(await tabWalkFaults(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}

/** Opens every question and, where there is one, the menu at the top, over which the one at the foot would lie: hydrated, because only then does it close behind the focus. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("header details, main details"))
      details.open = true;
  });
  const menu = page.getByRole("banner").locator("details");
  if (await menu.isHidden()) return;
  await menu.dispatchEvent("pointerdown");
  await expect(menu).toHaveAttribute("data-live");
}

test("a page is reported if its styles hide what has focus, or show no ring around it", async ({ page }) => {
  await page.goto("/404");
  const walk = async (rule: string) => {
    await page.evaluate((text) => document.styleSheets[0]?.insertRule(text), rule);
    return (await tabWalkFaults(page)).join("\n");
  };
  expect(await walk("main a:focus-visible { outline-width: 1px !important }")).toContain(
    `${notFoundPage.homeLink} has a ring of 1 pixels`,
  );
  expect(await walk("footer { overflow: hidden; max-height: 10px }")).toMatch(
    /has a ring that is cut off by/,
  );
  expect(await walk("aside { inset: 0 !important }")).toMatch(/lies under <aside>/);
  await page.locator("main").evaluate((main) => main.toggleAttribute("inert"));
  expect((await tabWalkFaults(page)).join("\n")).toContain(`${notFoundPage.homeLink} is never reached`);
});

const inSight: FocusedElement = {
  name: "It",
  left: 20,
  right: 300,
  top: 10,
  bottom: 54,
  window: { width: 320, height: 256 },
  space: 256,
  covers: [],
  ring: {
    style: "solid",
    width: 3,
    colour: "rgb(15, 61, 51)",
    offset: 2,
    shadow: "rgb(255, 255, 255) 0px 0px 0px 7px",
    ground: "rgb(10, 42, 35)",
    cutBy: [],
  },
};
const withRing = (ring: Partial<FocusedElement["ring"]>) => ({ ring: { ...inSight.ring, ...ring } });

test.describe("What has focus", () => {
  for (const [what, change] of [
    ["is in full sight", {}],
    ["is taller than the window and begins in it", { bottom: 400 }],
    [
      "has a ring that stands out from its ground",
      withRing({ shadow: "none", ground: "rgb(250, 248, 243)" }),
    ],
  ] as const)
    test(`is without fault if it ${what}`, () => {
      expect(focusFaults({ ...inSight, ...change })).toEqual([]);
    });

  for (const [what, change, fault] of [
    ["reaches out of the window on its left", { left: -8 }, "sticks out sideways"],
    ["reaches out of the window on its right", { right: 340 }, "sticks out sideways"],
    ["begins above the window", { top: -10, bottom: 34 }, "begins above the window"],
    ["ends below the window", { top: 230, bottom: 274 }, "ends below the window"],
    ["is tall and lies below the window", { top: 300, bottom: 700 }, "ends below the window"],
    ["has something over it", { covers: ["<header>"] }, "lies under <header>"],
    ["has no ring", withRing({ style: "none" }), "has a ring of 0 pixels"],
    ["has a thin ring", withRing({ width: 1 }), "has a ring of 1 pixels"],
    [
      "has a dark ring on a dark ground",
      withRing({ shadow: "none" }),
      "has a ring of rgb(15, 61, 51) on rgb(10, 42, 35)",
    ],
    [
      "has a dark ring outside its halo",
      withRing({ offset: 6 }),
      "has a ring of rgb(15, 61, 51) on rgb(10, 42, 35)",
    ],
    [
      "has a ring without a halo on a picture",
      withRing({ shadow: "none", ground: "" }),
      "has a ring that may be lost on a picture",
    ],
    ["has a ring that is cut off", withRing({ cutBy: ["<div>"] }), "has a ring that is cut off by <div>"],
  ] as const)
    test(`is reported if it ${what}`, () => {
      expect(focusFaults({ ...inSight, ...change })).toEqual([`It ${fault}`]);
    });
});
