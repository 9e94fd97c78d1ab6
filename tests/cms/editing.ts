import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { PictureFile } from "../editor/pictures";

/** Opens the CMS, signed in, at an address of its own. */
export async function openCms(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/#${address}`);
  await page.getByRole("button", { name: "Login" }).click();
}

/**
 * A window in which the CMS is open, for tests that share it: opening the CMS anew takes longer than most tasks. What was not
 * published is left when it is gone from.
 */
export async function openWindow(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await openCms(page, "/");
  return page;
}

/**
 * Goes to a list, or on to an entry of it, in a window that shows the CMS already: from one entry to another by way of the
 * list, as a person does. What was said before is put away, so that it is not taken for an answer.
 */
export async function goTo(page: Page, group: string, entry?: string): Promise<void> {
  await page.goto(`/admin/#/collections/${group}`);
  await expect(page.locator('[class*="-CollectionTopRow"]')).toBeVisible();
  for (const toast of await page.locator(".Toastify__toast").all()) await toast.click();
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
  if (entry) await page.goto(`/admin/#/collections/${group}/entries/${entry}`);
}

/** Writes into a field as a person would, over what is there. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("Control+A");
  await field.page().keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Publishes the entry that is open, and waits until the screen says so. */
export async function publish(page: Page): Promise<void> {
  await askToPublish(page);
  await expect(page.getByText("Entry saved").or(page.getByText("Entry published")).first()).toBeVisible();
}

export async function askToPublish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

/** Chooses an entry by its name in a field that refers to another piece of content. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.keyboard.insertText(name);
  await page.getByRole("option", { name, exact: true }).click();
}

/** Uploads a picture into the field that is open, and chooses it. */
export async function upload(page: Page, file: PictureFile): Promise<void> {
  await chooseFile(page, file);
  await page.getByRole("button", { name: "Choose selected" }).click();
}

/** Chooses a file of this machine for the picture field that is open. */
export async function chooseFile(page: Page, file: PictureFile): Promise<void> {
  await page.getByRole("button", { name: "Choose an image" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByText("Upload", { exact: true }).click();
  await (await choosing).setFiles(file);
}

/** The list of what has to be mended first. */
export const errors = (page: Page): Locator => page.getByRole("dialog", { name: /to mend first/ });
