import type { Page } from "@playwright/test";
import { ask, dialog, keepAsDraft, news, publish, row, write } from "../editing";
import { phonePicture } from "../pictures/pictures";
import { newProject } from "../session/new-project";
import { writeProject } from "../session/write-project";
import { area, colleague, editor, expect, openPublished, publishTheirs, test } from "./hosted-test";

test.describe.configure({ timeout: 120_000 });

const branch = "site-draft";
const mine = "Kensington and the river";
const record = ["A .draft/README.md", "A .draft/areas/chelsea.json"];

const borough = (page: Page) => page.getByLabel("Borough");

/** An editor gives the area another borough, and keeps that as a draft. */
async function draftOfChelsea(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open("/areas/chelsea");
  await write(borough(page), mine);
  await keepAsDraft(page);
}

/** Presses a button, sees another person's version, and chooses. */
async function answer(page: Page, button: string, theirs: string, choice: string): Promise<void> {
  await ask(page, button);
  const question = dialog(page, "This was changed elsewhere");
  await expect(question.getByRole("cell", { name: theirs })).toBeVisible();
  await question.getByRole("button", { name: choice }).click();
}

test("The draft is a branch with a preview; the site gets it in one commit when it is published", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  expect(commits()).toBe(0);
  expect(repository.changesOn(branch)).toEqual([...record, `M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an", branch])).toBe(editor.name);
  await open("/faqs/insured-and-guaranteed");
  await write(page.getByLabel("Question", { exact: true }), "Are you insured, and for how much?");
  await keepAsDraft(page);
  publishTheirs(repository, "data/areas/battersea.json");
  await openPublished(page, "/areas/chelsea");
  await expect(borough(page)).toHaveValue(mine);
  await write(borough(page), `${mine}, twice`);
  await keepAsDraft(page);
  expect(repository.changesOn(branch)).toEqual([
    ...record,
    "A .draft/faqs/insured-and-guaranteed.json",
    `M ${area}`,
    "M data/faqs/insured-and-guaranteed.json",
  ]);

  await openPublished(page, "/");
  const draft = page.getByRole("region", { name: "The draft" });
  await expect(draft).toContainText("by An editor");
  await expect(draft.getByRole("link", { name: "See the site with the draft" })).toHaveAttribute(
    "href",
    "https://site-draft--tiler.netlify.app",
  );
  await expect(draft.getByRole("link", { name: "See what it changes" })).toHaveAttribute(
    "href",
    "https://github.com/tiler/site/compare/main...site-draft",
  );
  await ask(page, "Publish all");
  await expect(news(page, "Published. The site shows it in a few minutes.")).toBeVisible();
  expect(commits()).toBe(2);
  expect(repository.changesOf()).toEqual([`M ${area}`, "M data/faqs/insured-and-guaranteed.json"]);
  expect(JSON.parse(repository.textOf(area)).borough).toBe(`${mine}, twice`);
  expect(repository.branches()).toEqual([]);
});

test("A new project waits with its pictures, which its form shows, and has them on the site once it is published", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await open("/projects/~new");
  const project = { ...newProject, service: "tile-repairs", area: "chelsea" };
  await writeProject(page, project, await phonePicture("image.jpg"));
  await write(page.getByLabel("Short name", { exact: true }), newProject.slug);
  await keepAsDraft(page);
  expect(commits()).toBe(0);
  const added = [
    expect.stringMatching(/^A data\/images\/projects\/new-\w+\/image\.jpg$/),
    `A data/projects/${newProject.slug}.json`,
  ];
  expect(repository.changesOn(branch)).toEqual([
    "A .draft/README.md",
    expect.stringMatching(/^A .draft\/projects\/new-\w+\.json$/),
    ...added,
  ]);
  await page.reload();
  await row(page, newProject.pictures[0].alt).click();
  const picture = page.locator("[data-picture] img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await write(page.getByLabel("Alternative text").first(), "The slope above the bath, tiled");
  await publish(page);
  expect(commits()).toBe(1);
  expect(repository.changesOf()).toEqual(added);
  expect(JSON.parse(repository.textOf(`data/projects/${newProject.slug}.json`)).pictures).toEqual([
    { image: expect.stringContaining("/image.jpg"), alt: "The slope above the bath, tiled" },
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
  await write(page.getByLabel("Short name", { exact: true }), "green-bathroom");
  await keepAsDraft(page);
  expect(commits()).toBe(0);
  expect(repository.changesOn(branch)).toContain("A data/projects/green-bathroom.json");
  await expect(page.getByLabel("Short name", { exact: true })).toHaveValue("green-bathroom");
  await publish(page);
  await expect(page).toHaveURL(/projects\/green-bathroom$/);
  expect(commits()).toBe(1);
  const named = `(/portfolio/|")${old}"`;
  expect(repository.git(["grep", "-lE", named, "main"])).toBe("main:data/redirects.json");
});

test("What a colleague has published of the same entry since is shown before a draft takes its place, and may be taken over", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  publishTheirs(repository);
  await answer(page, "Publish", "Theirs", "Cancel");
  await page.reload();
  await write(borough(page), `${mine}, twice`);
  await answer(page, "Publish", "Theirs", "Publish my version");
  await expect(news(page, "Published.")).toBeVisible();
  expect(JSON.parse(repository.textOf(area)).borough).toBe(`${mine}, twice`);
  expect(commits()).toBe(2);
  await write(borough(page), mine);
  publishTheirs(repository);
  await answer(page, "Publish", "Theirs", "Use their version");
  await expect(borough(page)).toHaveValue("Theirs");
  expect(commits()).toBe(3);
});

test("A draft that somebody has changed at GitHub is left to them", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await draftOfChelsea(page, open);
  repository.commitAs(colleague, "Another answer", { "data/faqs/keys.json": "{}" }, branch);
  await page.reload();
  await ask(page, "Publish");
  await expect(news(page, "Somebody has changed the draft on GitHub.")).toBeVisible();
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
  const record = ".draft/areas/chelsea.json";
  const texts = { [area]: theirs(area), [record]: theirs(record) };
  repository.commitAs(colleague, "Draft: Areas › Chelsea", texts, branch);
  await answer(page, "Publish", "Theirs", "Cancel");
  await write(borough(page), "Mine again");
  await answer(page, "Keep as draft", "Theirs", "Cancel");
  await expect(borough(page)).toHaveValue("Mine again");
  expect(JSON.parse(repository.textOf(area, branch)).borough).toBe("Theirs");
  expect(commits()).toBe(0);
});
