import { expect, type Page } from "@playwright/test";
import { layoutSchema } from "../../src/content/types/pages/layout";
import { test } from "./test";

const navigation = layoutSchema.shape.navigation.shape;

/** What an editor may write at most into a part of the navigation, in letters of ordinary width. */
const longest = (part: "areas" | "call" | "quote" | "menu") =>
  "Tiles and tilers".repeat(2).slice(0, navigation[part].maxLength ?? 0);

/** Writes the longest words into the top bar, and gives back which of its links and buttons then lie over one another. */
async function overlapsInLongestBar(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ link, call, quote, menu }) => {
      const bar = document.querySelector("body header");
      for (const element of bar?.querySelectorAll("nav a") ?? []) element.textContent = link;
      for (const [selector, words] of [
        ['a[href^="tel:"]', call],
        ['span > a[href="/#contact"]', quote],
        ["summary", menu],
      ] as const)
        for (const node of bar?.querySelector(selector)?.childNodes ?? [])
          if (node.nodeType === Node.TEXT_NODE) node.nodeValue = words;
      const boxes = [...(bar?.querySelectorAll("a, summary") ?? [])]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return { name: element.textContent, box: element.getBoundingClientRect(), words: range };
        });
      const reach = ({ box, words }: (typeof boxes)[number]) => {
        const text = words.getBoundingClientRect();
        return { left: Math.min(box.left, text.left), right: Math.max(box.right, text.right), box };
      };
      return boxes.flatMap((one, index) =>
        boxes.slice(index + 1).flatMap((other) => {
          const [a, b] = [reach(one), reach(other)];
          const apart =
            a.right <= b.left || b.right <= a.left || a.box.bottom <= b.box.top || b.box.bottom <= a.box.top;
          return apart ? [] : [`'${one.name}' and '${other.name}'`];
        }),
      );
    },
    { link: longest("areas"), call: longest("call"), quote: longest("quote"), menu: longest("menu") },
  );
}

for (const width of [320, 360, 412, 768, 1024, 1280])
  test(`at ${width} pixels the longest words that an editor may enter stand beside each other in the top bar`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    expect(await overlapsInLongestBar(page)).toEqual([]);
    const height = await page.locator("body header").evaluate((bar) => bar.clientHeight);
    expect(height).toBeLessThan(120);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
