import { ask, news, publish, write } from "../editing";
import { area, editor, expect, openPublished, signInThroughProxy, test } from "./hosted-test";

test.describe.configure({ timeout: 120_000 });

const mine = "Kensington and the river";

test("An editor signs in and changes a text: the commit has that file, and the editor's name", async ({
  page,
  host,
  repository,
}) => {
  await openPublished(page, "/areas/chelsea");
  await page.getByLabel("Token").fill(host.signIn(editor));
  await page.getByRole("button", { name: "Sign in with the token" }).click();
  await page.getByLabel("Borough").fill(mine);
  await publish(page);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
});

test("Through a sign-in proxy one comes in as well, and is gone with the tab", async ({ page, context }) => {
  await openPublished(page, "/areas/chelsea");
  await signInThroughProxy(page);
  await expect(page.getByLabel("Borough")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Borough")).toBeVisible();
  const tab = await context.newPage();
  await openPublished(tab, "/areas/chelsea");
  await expect(tab.getByRole("button", { name: "Sign in with GitHub" })).toBeVisible();
});

test("A session that has ended keeps the words: the editor signs in again and publishes", async ({
  page,
  host,
  repository,
}) => {
  await openPublished(page, "/areas/chelsea");
  await signInThroughProxy(page);
  await write(page.getByLabel("Borough"), mine);
  host.expireSessions();
  await ask(page, "Publish");
  await expect(news(page, "Your sign-in has ended")).toBeVisible();
  await signInThroughProxy(page);
  await publish(page);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.textOf(area)).toContain(mine);
});
