import type { Page } from "@playwright/test";
import { ask, dialog, keepAsDraft, more, write } from "../editing";
import { colleague, expect } from "./hosted-test";
import type { Repository } from "./repository";

export const area = "data/areas/chelsea.json";
export const branch = "draft/areas/chelsea";
export const mine = "Kensington and the river";
export const record = "A .draft.json";

export const borough = (page: Page) => page.getByLabel("Borough");

export async function keep(page: Page): Promise<void> {
  await keepAsDraft(page);
  await expect(page.getByText(/^Draft, kept/)).toBeVisible();
}

/** An editor gives the area another borough, and keeps that as a draft. */
export async function draftOfChelsea(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open("/areas/chelsea");
  await write(borough(page), mine);
  await keep(page);
}

/** Presses a button, is shown what somebody else wrote, and answers. */
export async function answer(page: Page, button: string, theirs: string, choice: string): Promise<void> {
  await ask(page, button);
  const question = dialog(page, "This was changed elsewhere");
  await expect(question.getByRole("cell", { name: theirs })).toBeVisible();
  await question.getByRole("button", { name: choice }).click();
}

/** A colleague publishes another borough without the editor. */
export function publishTheirs(repository: Repository): void {
  const before = repository.textOf(area);
  const after = before.replace(JSON.parse(before).borough, "Theirs");
  repository.commitAs(colleague, "Another borough", { [area]: after });
}

/** The address that a choice of the menu opens in a tab of its own. */
export async function opened(page: Page, choice: string): Promise<string> {
  const context = page.context();
  await context.route(/^https:\/\/(github\.com|deploy-preview)/, (route) => route.fulfill({ body: "" }));
  const opening = context.waitForEvent("page");
  await more(page, choice);
  const tab = await opening;
  await tab.waitForLoadState();
  const address = tab.url();
  await tab.close();
  return address;
}
