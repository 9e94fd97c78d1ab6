import { expect, type Locator, type Page } from "@playwright/test";
import type { PictureFile } from "./pictures";

/** Opens the CMS, signed in, at an address of its own. */
export async function openCms(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/#${address}`);
  await page.getByRole("button", { name: "Login" }).click();
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
