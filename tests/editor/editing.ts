import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { PictureFile } from "./pictures";

/** Opens the editor at one of its addresses: areas/chelsea. */
export async function open(page: Page, address = ""): Promise<void> {
  await page.goto(`/admin/#/${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** A window in which the editor is open, for tests that share it. */
export async function openWindow(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await open(page);
  return page;
}

/** Writes into a field as a person would, over what is there. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("Control+A");
  if (text === "") await field.press("Delete");
  else await field.page().keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

export const ask = (page: Page, button: string) =>
  page.getByRole("button", { name: button, exact: true }).click();

/** Publishes the entry that is open, and waits until the screen says so. */
export async function publish(page: Page): Promise<void> {
  await ask(page, "Publish");
  await expect(news(page, "Published.")).toBeVisible();
  await expect(page.getByText("Publishing…")).toBeHidden();
}

/** What the editor says in its line of news. */
export const news = (page: Page, words: string) =>
  page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: words });

/** What stands against publishing. */
export const problems = (page: Page) => page.getByRole("region", { name: "To mend first" });

/** What is in the menu beside the buttons. */
export async function more(page: Page, choice: string): Promise<void> {
  await page.locator("summary", { hasText: "More" }).click();
  await ask(page, choice);
}

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Chooses a file of this machine for the picture whose field this is, or for a list of pictures. */
export async function chooseFiles(
  page: Page,
  name: "Choose a picture" | "Add pictures",
  ...files: PictureFile[]
): Promise<void> {
  await page.getByLabel(name).first().setInputFiles(files);
}
