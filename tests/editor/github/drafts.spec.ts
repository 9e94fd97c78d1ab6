import type { Page } from "@playwright/test";
import { ask, chooseFiles, dialog, more, news, publish, row, write } from "../editing";
import { newProject } from "../new-project";
import { phonePicture } from "../pictures";
import { faults } from "../screen-faults";
import { colleague, describeNewProject, editor, expect, openPublished, test } from "./hosted-test";

test.describe.configure({ timeout: 120_000 });

const chelsea = "/areas/chelsea";
const area = "data/areas/chelsea.json";
const branch = "draft/areas/chelsea";
const mine = "Kensington and the river";
const record = "A .draft.json";

async function keep(page: Page): Promise<void> {
  await ask(page, "Keep as draft");
  await expect(news(page, "The site does not show it yet.")).toBeVisible();
  await expect(page.getByText(/^Draft, kept/)).toBeVisible();
}

/** The address that a choice of the menu opens in a tab of its own. */
async function opened(page: Page, choice: string): Promise<string> {
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

/** An editor gives the area another borough, and keeps that as a draft. */
async function draftOfChelsea(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open(chelsea);
  await write(page.getByLabel("Borough"), mine);
  await keep(page);
}

test("A draft is a branch with a pull request and a preview; the site gets it in one commit when it is published", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  expect(commits()).toBe(0);
  expect(repository.changesOn(branch)).toEqual([record, `M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an", branch])).toBe(editor.name);
  expect(await opened(page, "See the site with the draft")).toBe(
    "https://deploy-preview-1--tiler.netlify.app/",
  );
  expect(await opened(page, "See its pull request")).toBe("https://github.com/tiler/site/pull/1");

  await openPublished(page, "/");
  await expect(page.getByRole("listitem").filter({ hasText: "Draft, kept" })).toContainText("by An editor");
  await page.getByRole("link", { name: "Areas › Chelsea" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue(mine);
  await publish(page);
  expect(commits()).toBe(1);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.textOf(area)).toContain(mine);
  expect(repository.git(["log", "-1", "--format=%s"])).toBe("Areas › Chelsea: Borough (#1)");
  expect(repository.branches()).toEqual([]);
});

test("A draft is written on, and published with the button that publishes everything", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  await write(page.getByLabel("Borough"), `${mine}, twice`);
  await keep(page);
  await expect(page.getByLabel("Borough")).toHaveValue(`${mine}, twice`);
  expect(repository.git(["rev-list", "--count", `main..${branch}`])).toBe("2");
  await write(page.getByLabel("Borough"), `${mine}, three times`);
  await publish(page);
  expect(commits()).toBe(1);
  expect(JSON.parse(repository.textOf(area)).borough).toBe(`${mine}, three times`);
  expect(repository.branches()).toEqual([]);
});

test("A new project waits with its pictures, which its form shows, and has them on the site once it is published", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await open("/projects/new");
  await chooseFiles(page, "Add pictures", await phonePicture("image.jpg"));
  await row(page, "Picture 1").click();
  await write(page.getByLabel("Alternative text").first(), "The slope above the bath");
  await describeNewProject(page);
  await keep(page);
  expect(commits()).toBe(0);
  const added = [
    `A data/images/projects/${newProject.slug}/image.jpg`,
    `A data/projects/${newProject.slug}.json`,
  ];
  const [own = ""] = repository.branches();
  expect(repository.changesOn(own)).toEqual([record, ...added]);
  await page.reload();
  await row(page, "The slope").click();
  const picture = page.locator("[data-picture] img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await write(page.getByLabel("Alternative text").first(), "The slope above the bath, tiled");
  await publish(page);
  expect(commits()).toBe(1);
  expect(repository.changesOf()).toEqual(added);
  expect(JSON.parse(repository.textOf(`data/projects/${newProject.slug}.json`)).pictures).toEqual([
    { image: `../images/projects/${newProject.slug}/image.jpg`, alt: "The slope above the bath, tiled" },
  ]);
  expect(repository.branches()).toEqual([]);
});

test("Another slug in a draft moves the project on its branch, and on the site with the draft", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const old = "family-bathroom-refurbishment";
  await open(`/projects/${old}`);
  await write(page.getByLabel("Slug", { exact: true }), "green-bathroom");
  await keep(page);
  expect(commits()).toBe(0);
  expect(repository.changesOn(`draft/projects/${old}`)).toContain("A data/projects/green-bathroom.json");
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("green-bathroom");
  await publish(page);
  await expect(page).toHaveURL(/projects\/green-bathroom$/);
  expect(commits()).toBe(1);
  expect(repository.git(["grep", "-l", old, "main"])).toBe("main:data/redirects.json");
});

test("A draft that breaks what others say is refused when it is published, stays, and can be dropped", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const { seoTitle } = JSON.parse(repository.textOf("data/areas/battersea.json"));
  const before = JSON.parse(repository.textOf(area)).seoTitle;
  await open(chelsea);
  await write(page.getByLabel("Search title"), seoTitle);
  await keep(page);
  await ask(page, "Publish");
  await expect(page.getByLabel("Search title")).toHaveAccessibleDescription(/Battersea/);
  expect(commits()).toBe(0);
  expect(repository.branches()).toEqual([branch]);
  await more(page, "Drop the draft");
  await ask(page, "Drop it");
  await expect(page.getByLabel("Search title")).toHaveValue(before);
  expect(repository.branches()).toEqual([]);
});

test("What a colleague has published of the same entry since is shown before a draft takes its place", async ({
  page,
  open,
  repository,
}) => {
  await draftOfChelsea(page, open);
  const { borough } = JSON.parse(repository.textOf(area));
  repository.commitAs(colleague, "Another borough", {
    [area]: repository.textOf(area).replace(borough, "Chelsea Borough"),
    "data/faqs/insured-and-guaranteed.json": repository
      .textOf("data/faqs/insured-and-guaranteed.json")
      .replace(/"answer": "/, "$&Yes. "),
  });
  await ask(page, "Publish");
  const question = dialog(page, "This was changed elsewhere");
  await expect(question.getByRole("cell", { name: "Chelsea Borough" })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(repository.textOf(area)).toContain("Chelsea Borough");
  await ask(page, "Publish");
  await question.getByRole("button", { name: "Publish what I wrote" }).click();
  await expect(news(page, "Published.")).toBeVisible();
  expect(repository.textOf(area)).toContain(mine);
  expect(repository.textOf("data/faqs/insured-and-guaranteed.json")).toContain('"answer": "Yes. ');
});

test("Published from its form, a draft does not replace a colleague's later words unasked, and they may be taken over", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  const theirs = repository.textOf(area).replace(JSON.parse(repository.textOf(area)).borough, "Theirs");
  repository.commitAs(colleague, "Another borough", { [area]: theirs });
  await page.reload();
  await write(page.getByLabel("Borough"), `${mine}, twice`);
  await ask(page, "Publish");
  const question = dialog(page, "This was changed elsewhere");
  await question.getByRole("button", { name: "Take over what they wrote" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue("Theirs");
  expect(commits()).toBe(1);
});

test("A draft that somebody has changed at GitHub is left to its pull request", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  repository.commitAs(colleague, "Another answer", { "data/faqs/keys.json": "{}" }, branch);
  await page.reload();
  await ask(page, "Publish");
  await expect(news(page, "Somebody has changed this draft at GitHub.")).toBeVisible();
  expect(commits()).toBe(0);
  expect(repository.branches()).toEqual([branch]);
});

test("A draft that a colleague has changed meanwhile is neither replaced nor published unseen", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  const theirs = (path: string) => repository.textOf(path, branch).replaceAll(mine, "Theirs");
  repository.commitAs(
    colleague,
    "Draft: Areas › Chelsea",
    { [area]: theirs(area), ".draft.json": theirs(".draft.json") },
    branch,
  );
  const question = dialog(page, "This was changed elsewhere");
  await ask(page, "Publish");
  await expect(question.getByRole("cell", { name: "Theirs" })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await write(page.getByLabel("Borough"), "Mine again");
  await ask(page, "Keep as draft");
  await expect(question.getByRole("cell", { name: "Theirs" })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue("Mine again");
  expect(JSON.parse(repository.textOf(area, branch)).borough).toBe("Theirs");
  expect(commits()).toBe(0);
});

test("On a phone axe finds nothing in a draft and in the last changes, and nothing scrolls sideways", async ({
  page,
  open,
  repository,
}) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const before = repository.textOf(area);
  const { borough } = JSON.parse(before);
  repository.commitAs(colleague, "Another borough", { [area]: before.replace(borough, "Westminister") });
  await page.setViewportSize({ width: 390, height: 844 });
  await draftOfChelsea(page, open);
  expect(await faults(page)).toEqual([]);
  await expect.poll(width).toBe(390);
  await more(page, "Last changes");
  await expect(page.getByRole("heading", { name: "Last changes" })).toBeVisible();
  await page.getByText("Another borough").first().click();
  await expect(page.getByRole("cell", { name: "Westminister" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await expect.poll(width).toBe(390);
});
