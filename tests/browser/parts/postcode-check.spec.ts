import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { PostcodeBook } from "../../../src/content/derived/postcode-book";
import { areas, first, postcodeCheck } from "../../published/published-content";
import { publicFolder } from "../../site/built-site";
import { blockStorage } from "../blocked-storage";
import { holdRequests } from "../hold-requests";
import { companyPath, islandScripts } from "../site-under-test";
import { test } from "../test";

/** A district of an area with a page. */
const district = first(first(areas).postcodes);
const typed = district.toLowerCase();

const book: PostcodeBook = JSON.parse(readFileSync(join(publicFolder, "postcode-book.json"), "utf8"));
/** A district near areas with a page. Undefined if the content has none. */
const nearby = Object.entries(book.near).find(([, [, nearest]]) => nearest.length > 0);

const check = (page: Page) => page.locator("form", { has: page.locator("#postcode") });
const ask = async (page: Page, postcode: string) => {
  await page.locator("#postcode").fill(postcode);
  await page.locator("#postcode").press("Enter");
};

test.describe("The postcode check", () => {
  test.skip(Boolean(postcodeCheck.hidden), "No page of this content asks for a postcode.");

  test("answers every kind of question in place, one after another", async ({ page }) => {
    await page.goto("/areas-covered");
    const status = check(page).getByRole("status");
    await ask(page, `${typed}4ab`);
    await expect(status).toContainText(district);
    await expect(status.getByRole("link").first()).toHaveAttribute("href", /^\/areas\/[a-z-]+$/);
    if (nearby) {
      const [postcode, [place, nearest]] = nearby;
      await ask(page, `${postcode} 1AA`);
      await expect(status).toContainText(postcode);
      await expect(status).toContainText(place);
      await expect(status.getByRole("listitem")).toHaveCount(nearest.length);
    }
    await ask(page, "EH1 1YZ");
    await expect(status).toContainText("EH1");
    await expect(status.getByRole("link").first()).toHaveAttribute("href", /^tel:/);
    await ask(page, "hello");
    await expect(status).not.toContainText("EH1");
    await expect(status).not.toBeEmpty();
    await expect(status.getByRole("link")).toHaveCount(0);
    await expect(page).toHaveURL("/areas-covered");
  });

  test("leads from a yes and from a no to the form, with the postcode as its address", async ({ page }) => {
    const address = page.locator("#quote-address");
    await page.goto("/areas-covered");
    await ask(page, `${typed}4ab`);
    await check(page).getByRole("status").locator('a[href="/#contact"]').click();
    await expect(address).toHaveValue(`${district} 4AB`);
    // The home page has both the check and the form. The last postcode counts.
    await ask(page, "EH1");
    await check(page).getByRole("status").locator('a[href="/#contact"]').click();
    await expect(address).toHaveValue("EH1");
    await address.fill("12 Kings Road");
    await ask(page, typed);
    await check(page).getByRole("status").locator('a[href="/#contact"]').click();
    await expect(address).toHaveValue("12 Kings Road");
    await page.reload();
    await expect(address).toHaveValue("12 Kings Road");
  });

  test("where the browser blocks storage, the postcode goes to the form in the address, and not further", async ({
    page,
  }) => {
    await page.addInitScript(blockStorage);
    await page.goto("/areas-covered");
    await ask(page, `${typed}4ab`);
    await check(page).getByRole("status").locator('a[href="/#contact"]').click();
    await expect(page.locator("#quote-address")).toHaveValue(`${district} 4AB`);
    await expect(page).toHaveURL("/#contact");
  });

  test("a question asked before hydration is answered after it, once, with what was typed", async ({
    page,
  }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto("/areas-covered");
    await ask(page, typed);
    await expect(check(page)).toHaveAttribute("data-queued", "");
    scriptsMayCome();
    await expect(check(page).getByRole("status")).toContainText(district);
    await expect(page.locator("#postcode")).toHaveValue(typed);
    await expect(page).toHaveURL(/\/areas-covered$/);
  });

  test("sends nothing: it fetches one list, and nothing that is asked is in any address", async ({
    page,
  }) => {
    await page.goto(companyPath);
    const asked: string[] = [];
    page.on("request", (request) =>
      asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
    );
    await ask(page, `${typed} 1zz`);
    await expect(check(page).getByRole("status")).toContainText(district);
    expect(asked.filter((request) => request.includes("postcode-book"))).toHaveLength(1);
    const telling = new RegExp(`\\b${typed}\\b|1zz`, "i");
    expect(asked.filter((request) => telling.test(request) || !request.startsWith("GET "))).toEqual([]);
  });

  test("says how to ask when the list cannot be fetched, and answers when it can", async ({ page }) => {
    await page.route("**/postcode-book.json", (route) => route.abort());
    await page.goto("/areas-covered");
    await ask(page, typed);
    const status = check(page).getByRole("status");
    await expect(status.getByRole("link").first()).toHaveAttribute("href", /^tel:/);
    await page.unroute("**/postcode-book.json");
    await ask(page, typed);
    await expect(status).toContainText(district);
  });

  test("leads to the list of areas when its answers cannot be fetched, and says nothing of the quote form", async ({
    page,
  }) => {
    await page.route("**/scripts/props/check-postcode*", (route) => route.abort());
    await page.goto("/");
    // The loader asks once more before it gives up.
    const gaveUp = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await page.locator("#postcode").focus();
    await gaveUp;
    await expect(page.locator("html")).not.toHaveAttribute("data-failed");
    await ask(page, typed);
    await expect(page).toHaveURL(/\/areas-covered/);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of areas is the answer", async ({ page }) => {
    await page.goto("/areas-covered");
    await expect(check(page)).toBeHidden();
    await expect(page.locator('main a[href^="/areas/"]').first()).toBeVisible();
  });
});
