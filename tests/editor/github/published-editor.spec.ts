import { ask, news, publish, write } from "../editing";
import { faults, pageWidth } from "../screen-faults";
import type { CheckRun } from "./fake-github";
import { editor, expect, openPublished, signInThroughProxy, test } from "./hosted-test";

test.describe.configure({ timeout: 120_000 });

const area = "data/areas/chelsea.json";
const mine = "Kensington and the river";
const failed: [CheckRun] = [{ conclusion: "failure", html_url: "https://github.com/tiler/site/runs/1" }];

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

test("A build that fails after publishing is told with a link to its log, on a phone and on a desk", async ({
  page,
  open,
  host,
}) => {
  host.build = failed;
  await open("/areas/chelsea");
  await write(page.getByLabel("Borough"), mine);
  await publish(page);
  const note = news(page, "could not build the site again");
  await expect(note.getByRole("link")).toHaveAttribute("href", failed[0].html_url);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pageWidth(page)).toBe(width);
    expect(await faults(page)).toEqual([]);
  }
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
