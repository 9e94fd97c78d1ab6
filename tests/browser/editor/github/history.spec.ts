import { expect, type Page } from "@playwright/test";
import { axeFaultsOf } from "../../support/axe";
import { chooseFromMenu, clickButton, dialog, field, notice, publish, write } from "../editing";
import { area, editor, publishTheirs, test } from "./hosted-test";

const versions = (page: Page) => page.getByRole("main").getByRole("listitem");

test("Each earlier version has a time and an author, and can be put into the form and published", async ({
  page,
  openSignedIn,
  repository,
  commits,
}) => {
  const before = repository.textOf(area);
  publishTheirs(repository);
  await openSignedIn("/areas/chelsea");
  await chooseFromMenu(page, "Earlier versions");
  await expect(versions(page).first()).toContainText("Another name by A colleague");
  await expect(versions(page).first()).toContainText(/\d\d:\d\d/);
  await versions(page).last().locator("summary").click();
  const cell = (name: string) => versions(page).last().getByRole("cell", { name, exact: true });
  await expect(cell(JSON.parse(before).name)).toBeVisible();
  await expect(cell("Theirs")).toBeVisible();
  expect(await axeFaultsOf(page)).toEqual([]);
  await clickButton(page, /^Bring back this version/);
  await expect(field(page, "Name")).toHaveValue(JSON.parse(before).name);
  expect(commits()).toBe(1);
  await publish(page);
  expect(JSON.parse(repository.textOf(area))).toEqual(JSON.parse(before));
  expect(commits()).toBe(2);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
});

test("A version replaces a draft only after a question", async ({ page, openSignedIn, repository }) => {
  publishTheirs(repository);
  await openSignedIn("/areas/chelsea");
  await write(field(page, "Name"), "Mine");
  await chooseFromMenu(page, "Earlier versions");
  await versions(page).last().locator("summary").click();
  await clickButton(page, /^Bring back this version/);
  await expect(dialog(page, "Throw away the unpublished changes to Areas › Theirs?")).toBeVisible();
  await clickButton(page, "Cancel");
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue("Mine");
});

test("The screen of versions says so if GitHub cannot list them", async ({ page, openSignedIn, host }) => {
  host.onRequest = ({ url }) => (url.includes("/commits?") ? { status: 503, json: {} } : undefined);
  await openSignedIn("/versions/areas/chelsea");
  await expect(notice(page, "GitHub is having trouble")).toBeVisible();
});
