import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type * as z from "zod/mini";
import { fieldLabel } from "../../../src/content/fields/find-fields";
import { putContentBack } from "./edited-site";
import type { PictureFile } from "./pictures/pictures";

/** A test of the editor. It begins with the content as it is published. */
export const test = base.extend<{ content: undefined }>({
  content: [
    async ({ browserName: _ }, use) => {
      putContentBack();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The widths at which the editor's screens are checked: desktops, a tablet and, last, a phone. */
export const editorWidths = [1920, 1366, 768, 390];

/** Opens the editor at one of its addresses, such as areas/chelsea. */
export async function open(page: Page, address = ""): Promise<void> {
  // A change of the hash does not load the page again, so the old screen stays until the new one is drawn.
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-before", ""));
  await page.goto(`/admin/#/${address}`);
  await expect(page.locator("h1:not([data-before])")).toBeVisible();
}

/** A field of the form by its label, to which the form may add "(may be left empty)". */
export const field = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .or(page.getByLabel(`${label} (may be left empty)`, { exact: true }));

/** Replaces a field's text as a person would. */
export async function write(field: Locator, text: string): Promise<void> {
  await unfold(field);
  await field.click();
  await field.press("ControlOrMeta+A");
  if (text === "") await field.press("Delete");
  else await field.page().keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Opens the groups and rows around a field. Their fields are not rendered before. */
async function unfold(field: Locator): Promise<void> {
  const closed = field.page().locator("details:not([open]) > summary");
  await expect(async () => {
    // Playwright's own click would wait for ever if the form has opened the group meanwhile.
    while ((await field.count()) === 0 && (await closed.count()) > 0)
      await closed.evaluateAll(([first]) => first instanceof HTMLElement && first.click());
    expect(await field.count()).toBeGreaterThan(0);
  }).toPass();
  for (const folded of await field.locator("xpath=ancestor::details[not(@open)]").all())
    await folded.locator("> summary").click();
}

/** Fills in a form with an entry's values. */
export async function writeAll(page: Page, schema: z.ZodMiniObject, entry: object): Promise<void> {
  for (const [name, value] of Object.entries(entry))
    await write(field(page, fieldLabel(schema, [name])), String(value));
}

export const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();

/** The rows of the list on a screen. */
export const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

/** The closed row of a list with this text. A click opens it. */
export const closedRow = (page: Page, words: string | RegExp) =>
  page.locator("summary").filter({ hasText: words }).first();

/** Counts the changes that a page publishes from now on. The returned function reads the count. */
export function countPublications(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (changeRequests.test(request.url())) sent += 1;
  });
  return () => sent;
}

/** The address to which the editor sends a change. */
export const changeRequests = /\/admin\/api\/changes$/;

/** Publishes the entry that is open, and waits until the screen says so. */
export async function publish(page: Page): Promise<void> {
  await clickButton(page, "Publish");
  await expect(notice(page, "is published.")).toBeVisible();
  await expect(page.getByText("Publishing…")).toBeHidden();
}

/** Presses Undo in the notice of a change, and waits until the change is undone. */
export async function undo(page: Page): Promise<void> {
  await clickButton(page, "Undo");
  await expect(notice(page, "Undone:")).toBeVisible();
}

/** The editor's notice with these words. */
export const notice = (page: Page, words: string) =>
  page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: words });

/** The list of problems that block publishing. */
export const problems = (page: Page) => page.getByRole("region", { name: "Problems to fix" });

/** Chooses an entry of the menu "More". */
export async function chooseFromMenu(page: Page, choice: string): Promise<void> {
  await clickButton(page, "More");
  const [button, link] = [
    page.getByRole("button", { name: choice }),
    page.getByRole("link", { name: choice }),
  ];
  await button.or(link).click();
}

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Selects local files in the input with this label. */
export async function chooseFiles(
  page: Page,
  name: "Choose a picture" | "Add pictures",
  ...files: PictureFile[]
): Promise<void> {
  await page.getByLabel(name).first().setInputFiles(files);
}

/** Waits until an image shows a file of at least this width. */
export async function expectDrawn(picture: Locator, minWidth: number): Promise<void> {
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThanOrEqual(minWidth);
}
