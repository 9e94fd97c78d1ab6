import type { Page } from "@playwright/test";
import { colleague, editor, expect, test } from "./hosted-test";
import { openPublished, signInThroughProxy } from "./published-editor";

test.describe.configure({ timeout: 120_000 });

const area = "data/areas/chelsea.json";
const mine = "Kensington and the river";

const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true }).click();
const published = (page: Page) => page.getByRole("status").filter({ hasText: "Published." });

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
  await expect(published(page)).toBeVisible();
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

test("A build that fails after publishing is told, with a link to its log", async ({ page, open, host }) => {
  const log = "https://github.com/tiler/site/actions/runs/1";
  host.build = [{ status: "completed", conclusion: "failure", html_url: log }];
  await open("/areas/chelsea");
  await page.getByLabel("Borough").fill(mine);
  await publish(page);
  const note = page.getByRole("status").filter({ hasText: "could not make the site anew" });
  await expect(note.getByRole("link")).toHaveAttribute("href", log);
});

test("A new slug moves the pictures, mends what names the project and leaves a redirect, all in one commit", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const before = repository.git(["ls-tree", "main:data/images/projects/family-bathroom-refurbishment"]);
  await open("/projects/family-bathroom-refurbishment");
  await page.getByLabel("Slug", { exact: true }).fill("green-bathroom");
  await publish(page);
  await expect(page).toHaveURL(/projects\/green-bathroom$/);
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("green-bathroom");
  expect(commits()).toBe(1);
  expect(repository.git(["ls-tree", "main:data/images/projects/green-bathroom"])).toBe(before);
  const stillNaming = repository.git(["grep", "-l", "family-bathroom-refurbishment", "main"]);
  expect(stillNaming).toBe("main:data/redirects.json");
  expect(JSON.parse(repository.textOf("data/redirects.json")).redirects).toEqual([
    { from: "/portfolio/family-bathroom-refurbishment", to: "/portfolio/green-bathroom" },
  ]);
});

test("What only shows beside other entries is refused before it is published, with a way to the field", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const { seoTitle } = JSON.parse(repository.textOf("data/areas/battersea.json"));
  await open("/areas/chelsea");
  await page.getByLabel("Search title").fill(seoTitle);
  await publish(page);
  await expect(page.getByLabel("Search title")).toBeFocused();
  await expect(page.getByLabel("Search title")).toHaveAccessibleDescription(/Battersea/);
  expect(commits()).toBe(0);
});

test("What somebody else publishes while a change is being stored stays, whatever file it is in", async ({
  page,
  open,
  host,
  repository,
  commits,
}) => {
  const theirs = repository.textOf("data/faqs/insured-and-guaranteed.json").replace(/"answer": "/, "$&Yes. ");
  await open("/projects/family-bathroom-refurbishment");
  await page.getByLabel("Slug", { exact: true }).fill("green-bathroom");
  // At the last moment: the commit is made, and the branch is about to name it.
  host.onRequest(({ method }) => {
    if (method === "PATCH" && commits() === 0)
      repository.commitAs(colleague, "A clearer answer", { "data/faqs/insured-and-guaranteed.json": theirs });
    return undefined;
  });
  await publish(page);
  await expect(page).toHaveURL(/projects\/green-bathroom$/);
  expect(repository.textOf("data/faqs/insured-and-guaranteed.json")).toBe(theirs);
  expect(repository.git(["log", "--format=%an", "-2"])).toBe(`${editor.name}\n${colleague.name}`);
});
