import { join } from "node:path";
import { expect } from "@playwright/test";
import { writePictures } from "../../../../src/editor/build/stored-pictures";
import { axeFaultsOf } from "../../support/axe";
import { clickButton, expectDrawn, field, notice, publish, write } from "../editing";
import { area, editor, openPublished, signIn, test } from "./hosted-test";

const mine = "Kensington and the river";

test("The sign-in screen refuses a token that GitHub does not know", async ({ page }) => {
  await openPublished(page, "/areas/chelsea");
  await expect(page.getByLabel("Token")).toBeVisible();
  expect(await axeFaultsOf(page)).toEqual([]);
  await signIn(page, "a token that GitHub does not know");
  await expect(page.getByRole("alert")).toContainText("The token is not right");
});

test("A token for another repository leads back to the sign-in screen", async ({ page, host }) => {
  host.onRequest = () => ({ status: 404, json: {} });
  await openPublished(page, "/areas/chelsea");
  await signIn(page, "a token for another repository");
  await expect(page.getByRole("heading", { name: "The content could not be read" })).toBeVisible();
  expect(await axeFaultsOf(page)).toEqual([]);
  await clickButton(page, "Sign in again");
  await expect(page.getByRole("alert")).toContainText("does not find tiler/site");
});

test("A published change is a commit of one file under the editor's name", async ({
  page,
  openSignedIn,
  repository,
}) => {
  await openSignedIn("/areas/chelsea");
  await write(field(page, "Name"), mine);
  await publish(page);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
});

test("The token is kept for the tab, or for all tabs if the owner stays signed in", async ({
  page,
  context,
  host,
}) => {
  await openPublished(page, "/areas/chelsea");
  await signIn(page, host.signIn(editor));
  await expect(page.getByLabel("Introduction")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Introduction")).toBeVisible();
  const second = await context.newPage();
  await openPublished(second, "/areas/chelsea");
  await second.getByLabel("Stay signed in on this device").check();
  await signIn(second, host.signIn(editor));
  await expect(second.getByLabel("Introduction")).toBeVisible();
  const third = await context.newPage();
  await openPublished(third, "/areas/chelsea");
  await expect(third.getByLabel("Introduction")).toBeVisible();
});

test("The text of an ended session is published after signing in again", async ({
  page,
  openSignedIn,
  host,
  repository,
}) => {
  await openSignedIn("/areas/chelsea");
  await write(field(page, "Name"), mine);
  host.expireSessions();
  await clickButton(page, "Publish");
  await expect(notice(page, "it has run out")).toBeVisible();
  await signIn(page, host.signIn(editor));
  await publish(page);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.textOf(area)).toContain(mine);
});

test("Lists load the thumbnails of the build", async ({ page, openSignedIn, servers }) => {
  await writePictures(join(servers.folder, "admin"), "tests/fixtures/content");
  await openSignedIn("/projects");
  const picture = page.getByRole("main").getByRole("listitem").locator("img").first();
  await expectDrawn(picture, 480);
});
