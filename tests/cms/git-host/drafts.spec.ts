import type { Page } from "@playwright/test";
import { newProject, newProjectTexts, projectLabel } from "../../editor/new-project";
import { phonePicture } from "../../editor/pictures";
import { faults } from "../../editor/screen-faults";
import { askToPublish, choose, errors, write } from "../editing";
import { colleague, editor, expect, test } from "./hosted-test";
import { openPublished } from "./published-cms";

test.describe.configure({ timeout: 120_000 });

const chelsea = "/collections/areas/entries/chelsea";
const area = "data/areas/chelsea.json";
const branch = "draft/areas/chelsea";
const mine = "Kensington and the river";

const drafts = (page: Page) => page.getByRole("region", { name: "Drafts" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function keep(page: Page): Promise<void> {
  await button(page, "Keep as draft").click();
  await expect(button(page, "Keep as draft")).toBeHidden();
  await expect(drafts(page)).toContainText("The site does not show it yet.");
}

/** An editor gives the area another borough, and keeps that as a draft. */
async function draftOfChelsea(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open(chelsea);
  await write(page.getByLabel("Borough"), mine);
  await keep(page);
}

async function publishDraft(page: Page): Promise<void> {
  await button(page, "Publish the draft").click();
  await expect(drafts(page)).toBeHidden();
}

test("A draft is a branch with a pull request and a preview; the site gets it in one commit when it is published", async ({
  page,
  open,
  host,
  repository,
  commits,
}) => {
  const address = "https://deploy-preview-1--tiler.netlify.app";
  host.previews = [{ context: "netlify/tiler/deploy-preview", state: "success", target_url: address }];
  await draftOfChelsea(page, open);
  expect(commits()).toBe(0);
  expect(repository.changesOn(branch)).toEqual([`M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an", branch])).toBe(editor.name);
  await expect(drafts(page).getByRole("link", { name: "See the site as it would be" })).toHaveAttribute(
    "href",
    address,
  );
  await expect(drafts(page).getByRole("link", { name: "Its pull request" })).toHaveAttribute(
    "href",
    "https://github.com/tiler/site/pull/1",
  );

  await openPublished(page, "/collections/areas");
  await expect(drafts(page)).toContainText(/kept .* by An editor/);
  await drafts(page).getByRole("link", { name: "Areas › Chelsea" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue(mine);
  await publishDraft(page);
  expect(commits()).toBe(1);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.textOf(area)).toContain(mine);
  expect(repository.git(["log", "-1", "--format=%s"])).toBe("Publish the draft of Areas › Chelsea (#1)");
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
  await askToPublish(page);
  await expect(drafts(page)).toBeHidden();
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
  const { slug, type } = newProject;
  await open("/collections/projects/new");
  await page.getByLabel("Add several to Pictures").setInputFiles([await phonePicture("image.jpg")]);
  await expect(page.getByRole("status").filter({ hasText: "at the end of the list" })).toBeVisible();
  await write(page.getByLabel("Alternative text").first(), "The slope above the bath");
  for (const [name, value] of Object.entries(newProjectTexts))
    await write(page.getByLabel(projectLabel(name), { exact: true }), String(value));
  await choose(page, "Type", type);
  await choose(page, "Kind of picture", "Photograph");
  await choose(page, "Service", "Tile Repairs, Regrouting and New Sealant");
  await choose(page, "Area", "Chelsea");
  await write(page.getByLabel("Slug", { exact: true }), slug);
  await keep(page);
  expect(commits()).toBe(0);
  const added = [`A data/images/projects/${slug}/image.jpg`, `A data/projects/${slug}.json`];
  expect(repository.changesOn(`draft/projects/${slug}`)).toEqual(added);
  const picture = page.locator(".cms-focus img").first();
  await page.getByRole("button", { name: /^Open or close The slope/ }).click();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await write(page.getByLabel("Alternative text").first(), "The slope above the bath, tiled");
  await keep(page);
  await publishDraft(page);
  expect(commits()).toBe(1);
  expect(repository.changesOf()).toEqual(added);
  expect(JSON.parse(repository.textOf(`data/projects/${slug}.json`)).pictures).toEqual([
    { image: `../images/projects/${slug}/image.jpg`, alt: "The slope above the bath, tiled" },
  ]);
});

test("Another slug in a draft moves the project on its branch, and on the site with the draft", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const old = "family-bathroom-refurbishment";
  await open(`/collections/projects/entries/${old}`);
  await write(page.getByLabel("Slug", { exact: true }), "green-bathroom");
  await keep(page);
  expect(commits()).toBe(0);
  expect(repository.changesOn(`draft/projects/${old}`)).toContain("A data/projects/green-bathroom.json");
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("green-bathroom");
  await publishDraft(page);
  await expect(page).toHaveURL(/entries\/green-bathroom$/);
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
  await button(page, "Publish the draft").click();
  await expect(errors(page).getByRole("link", { name: "Areas › Chelsea › Search title" })).toBeVisible();
  expect(commits()).toBe(0);
  expect(repository.branches()).toEqual([branch]);
  await errors(page).getByRole("button", { name: "Close" }).click();
  await button(page, "Drop the draft").click();
  await expect(page.getByRole("link", { name: "New Area" })).toBeVisible();
  expect(repository.branches()).toEqual([]);
  await openPublished(page, chelsea);
  await expect(page.getByLabel("Search title")).toHaveValue(before);
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
    "data/areas/fulham.json": repository
      .textOf("data/areas/fulham.json")
      .replace('"Fulham"', '"Fulham Broadway"'),
  });
  await button(page, "Publish the draft").click();
  const question = page.getByRole("dialog", { name: "This entry was changed elsewhere" });
  await expect(question.getByRole("cell", { name: "Chelsea Borough" })).toBeVisible();
  await question.getByRole("button", { name: "Cancel: save nothing yet" }).click();
  expect(repository.textOf(area)).toContain("Chelsea Borough");
  await button(page, "Publish the draft").click();
  await question.getByRole("button", { name: "Publish what I wrote in its place" }).click();
  await expect(drafts(page)).toBeHidden();
  expect(repository.textOf(area)).toContain(mine);
  expect(repository.textOf("data/areas/fulham.json")).toContain("Fulham Broadway");
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
  await askToPublish(page);
  const question = page.getByRole("dialog", { name: "This entry was changed elsewhere" });
  await question.getByRole("button", { name: "Take over what is there now, and drop what I wrote" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue("Theirs");
  await expect(drafts(page)).toBeHidden();
  expect(commits()).toBe(1);
  expect(repository.branches()).toEqual([]);
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
  await button(page, "Publish the draft").click();
  await expect(page.getByRole("alert")).toContainText("Somebody has changed this draft at GitHub.");
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
  const theirs = repository.textOf(area, branch).replace(mine, "Theirs");
  repository.commitAs(colleague, "Draft: Areas › Chelsea", { [area]: theirs }, branch);
  await button(page, "Publish the draft").click();
  await expect(page.getByRole("alert")).toContainText("Somebody else has kept, published or dropped a draft");
  await write(page.getByLabel("Borough"), "Mine again");
  await button(page, "Keep as draft").click();
  await expect(page.getByText(/Somebody else has kept/).last()).toBeVisible();
  await expect(page.getByLabel("Borough")).toHaveValue("Mine again");
  expect(repository.textOf(area, branch)).toBe(theirs);
  expect(commits()).toBe(0);
});

test("On a phone axe finds nothing in a draft and in the last changes, and nothing scrolls sideways", async ({
  page,
  open,
  host,
  repository,
}) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const address = "https://deploy-preview-1--tiler.netlify.app";
  host.previews = [{ context: "netlify/tiler/deploy-preview", state: "success", target_url: address }];
  const before = repository.textOf(area);
  const { borough } = JSON.parse(before);
  repository.commitAs(colleague, "Another borough", { [area]: before.replace(borough, "Westminister") });
  await page.setViewportSize({ width: 390, height: 844 });
  await draftOfChelsea(page, open);
  expect(await faults(page)).toEqual([]);
  await expect.poll(width).toBe(390);
  await button(page, "Last changes").click();
  await expect(page.getByRole("dialog", { name: "Last changes" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await expect.poll(width).toBe(390);
});
