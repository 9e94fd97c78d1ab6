import type { Page } from "@playwright/test";
import { ask, dialog, keepAsDraft, write } from "../editing";
import { colleague, expect } from "./hosted-test";
import type { Repository } from "./repository";

export const area = "data/areas/chelsea.json";
export const branch = "site-draft";
export const mine = "Kensington and the river";
export const record = "A .draft.json";

export const borough = (page: Page) => page.getByLabel("Borough");

/** An editor gives the area another borough, and keeps that as a draft. */
export async function draftOfChelsea(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open("/areas/chelsea");
  await write(borough(page), mine);
  await keepAsDraft(page);
}

/** Presses a button, is shown what somebody else wrote, and answers. */
export async function answer(page: Page, button: string, theirs: string, choice: string): Promise<void> {
  await ask(page, button);
  const question = dialog(page, "This was changed elsewhere");
  await expect(question.getByRole("cell", { name: theirs })).toBeVisible();
  await question.getByRole("button", { name: choice }).click();
}

/** A colleague publishes another borough without the editor. */
export function publishTheirs(repository: Repository, file = area): void {
  const before = repository.textOf(file);
  const after = before.replace(JSON.parse(before).borough, "Theirs");
  repository.commitAs(colleague, "Another borough", { [file]: after });
}
