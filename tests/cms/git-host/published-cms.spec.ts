import type { Page } from "@playwright/test";
import { newProject, newProjectTexts, projectLabel } from "../../editor/new-project";
import { phonePicture, plainPicture } from "../../editor/pictures";
import { askToPublish, choose, errors, write } from "../editing";
import { colleague, editor, expect, test } from "./hosted-test";
import { logIn, openPublished } from "./published-cms";

test.describe.configure({ timeout: 120_000 });

const saved = (page: Page) => page.getByText("Entry saved").first();

test("An editor signs in and changes a text: the commit has that file, and the editor's name", async ({
  page,
  repository,
}) => {
  await openPublished(page, "/collections/areas/entries/chelsea");
  await logIn(page);
  await write(page.getByLabel("Borough"), "Kensington and the river");
  await askToPublish(page);
  await expect(saved(page)).toBeVisible();
  expect(repository.changesOf()).toEqual(["M data/areas/chelsea.json"]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
});

test("A build that fails after publishing is told, with a link to its log", async ({ page, open, host }) => {
  const log = "https://github.com/tiler/site/actions/runs/1";
  host.build = [{ name: "Publish", status: "completed", conclusion: "failure", html_url: log }];
  await open("/collections/areas/entries/chelsea");
  await write(page.getByLabel("Borough"), "Kensington and the river");
  await askToPublish(page);
  const note = page.getByRole("status").filter({ hasText: "Publish has failed: the site stays as it was" });
  await expect(note.getByRole("link", { name: "What is wrong stands in its log" })).toHaveAttribute(
    "href",
    log,
  );
});

test("A new slug moves the pictures, mends what names the project and leaves a redirect, all in one commit", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const before = repository.git(["ls-tree", "main:data/images/projects/family-bathroom-refurbishment"]);
  await open("/collections/projects/entries/family-bathroom-refurbishment");
  await write(page.getByLabel("Slug", { exact: true }), "green-bathroom");
  await askToPublish(page);
  await expect(page).toHaveURL(/entries\/green-bathroom$/);
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("green-bathroom");
  expect(commits()).toBe(1);
  expect(repository.git(["ls-tree", "main:data/images/projects/green-bathroom"])).toBe(before);
  const stillNaming = repository.git(["grep", "-l", "family-bathroom-refurbishment", "main"]);
  expect(stillNaming).toBe("main:data/redirects.json");
  expect(JSON.parse(repository.textOf("data/redirects.json")).redirects).toEqual([
    { from: "/portfolio/family-bathroom-refurbishment", to: "/portfolio/green-bathroom" },
  ]);
});

test("Pictures chosen all at once for a new project are stored in the project's own folder, and named there", async ({
  page,
  open,
  repository,
}) => {
  const { slug, type } = newProject;
  const heic = { name: "IMG_3.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await open("/collections/projects/new");
  const chosen = [await phonePicture("image.jpg"), await plainPicture("On The Wall.JPG", 1600), heic];
  await page.getByLabel("Add several to Pictures").setInputFiles(chosen);
  await expect(page.getByRole("status").filter({ hasText: "2 pictures are at the end" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("IMG_3.HEIC is in the iPhone's own format");
  for (const [index, alt] of ["The slope above the bath", "The niche between two rafters"].entries())
    await write(page.getByLabel("Alternative text").nth(index), alt);
  for (const [name, value] of Object.entries(newProjectTexts))
    await write(page.getByLabel(projectLabel(name), { exact: true }), String(value));
  await choose(page, "Type", type);
  await choose(page, "Kind of picture", "Photograph");
  await choose(page, "Service", "Tile Repairs, Regrouting and New Sealant");
  await choose(page, "Area", "Chelsea");
  await write(page.getByLabel("Slug", { exact: true }), slug);
  await askToPublish(page);
  await expect(saved(page)).toBeVisible();
  expect(repository.changesOf()).toEqual([
    `A data/images/projects/${slug}/image.jpg`,
    `A data/images/projects/${slug}/on-the-wall.jpg`,
    `A data/projects/${slug}.json`,
  ]);
  const { pictures } = JSON.parse(repository.textOf(`data/projects/${slug}.json`));
  expect(pictures).toEqual([
    { image: `../images/projects/${slug}/image.jpg`, alt: "The slope above the bath" },
    { image: `../images/projects/${slug}/on-the-wall.jpg`, alt: "The niche between two rafters" },
  ]);
});

test("A tap on a picture is stored as the point that stays in view", async ({ page, open, repository }) => {
  await open("/collections/projects/entries/cafe-backsplash");
  await page.getByRole("button", { name: /^Open or close The edge of the counter/ }).click();
  const picture = page.locator(".cms-focus img").nth(1);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.25, y: height * 0.8 } });
  await expect(page.getByLabel("Point that stays in view").nth(1)).toHaveValue("25% 80%");
  await askToPublish(page);
  await expect(saved(page)).toBeVisible();
  expect(repository.changesOf()).toEqual(["M data/projects/cafe-backsplash.json"]);
  const { pictures } = JSON.parse(repository.textOf("data/projects/cafe-backsplash.json"));
  expect(pictures[1].focus).toBe("25% 80%");
});

test("The picture dialog says where the site shows each picture", async ({ page, open }) => {
  await open("/collections/projects/entries/cafe-backsplash");
  await page.getByRole("button", { name: /^Open or close The edge of the counter/ }).click();
  await page.getByRole("button", { name: "Choose different image" }).click();
  const uses = page.getByText(/^Shown in Portfolio › Café Léon.* › Pictures › 2 › Image$/);
  await expect(uses).toBeVisible();
  // Decap's card cuts off what does not fit.
  const beyondCard = await uses.evaluate((line) => {
    const foot = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
    return foot(line) - foot(line.parentElement);
  });
  expect(beyondCard).toBeLessThan(0);
});

test("What only shows beside other entries is refused before it is published, with a way to the field", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const { seoTitle } = JSON.parse(repository.textOf("data/areas/battersea.json"));
  await open("/collections/areas/entries/chelsea");
  await write(page.getByLabel("Search title"), seoTitle);
  await askToPublish(page);
  await errors(page).getByRole("link", { name: "Areas › Chelsea › Search title" }).click();
  await expect(page.getByLabel("Search title")).toBeFocused();
  expect(commits()).toBe(0);
});

test("An area that others name is not removed; a question, which nobody names, is", async ({
  page,
  context,
  open,
  repository,
  commits,
}) => {
  context.on("dialog", (dialog) => void dialog.accept());
  await open("/collections/areas/entries/chelsea");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(errors(page).getByRole("link", { name: /^Areas › Fulham › Neighbours/ })).toBeVisible();
  expect(commits()).toBe(0);
  const tab = await context.newPage();
  await openPublished(tab, "/collections/faqs/entries/insured-and-guaranteed");
  await tab.getByRole("button", { name: "Delete entry" }).click();
  await expect.poll(commits).toBe(1);
  expect(repository.changesOf()).toEqual(["D data/faqs/insured-and-guaranteed.json"]);
});

test("What somebody else publishes while a change is being stored stays, whatever file it is in", async ({
  page,
  open,
  host,
  repository,
  commits,
}) => {
  const theirs = repository.textOf("data/areas/fulham.json").replace("Fulham", "Fulham Broadway");
  await open("/collections/projects/entries/family-bathroom-refurbishment");
  await write(page.getByLabel("Slug", { exact: true }), "green-bathroom");
  // At the last moment: the commit is made, and the branch is about to name it.
  host.onRequest(({ method }) => {
    if (method === "PATCH" && commits() === 0)
      repository.commitAs(colleague, "Rename Fulham", { "data/areas/fulham.json": theirs });
  });
  await askToPublish(page);
  await expect(page).toHaveURL(/entries\/green-bathroom$/);
  const { name, project } = JSON.parse(repository.textOf("data/areas/fulham.json"));
  expect(name).toBe("Fulham Broadway");
  expect(project).toBe("green-bathroom");
  expect(repository.git(["log", "--format=%an", "-2"])).toBe(`${editor.name}\n${colleague.name}`);
});

test("A session that has ended keeps the words: the editor signs in again in another tab and publishes", async ({
  page,
  context,
  host,
  repository,
}) => {
  await openPublished(page, "/collections/areas/entries/chelsea");
  await logIn(page);
  await write(page.getByLabel("Borough"), "Kensington and the river");
  host.expireSessions();
  await askToPublish(page);
  const question = page.getByRole("dialog", { name: "Your sign-in has ended" });
  const opening = context.waitForEvent("page");
  await question.getByRole("link", { name: "Sign in again in a new tab" }).click();
  const tab = await opening;
  await logIn(tab);
  await expect(tab.getByRole("link", { name: "Areas" })).toBeVisible();
  await question.getByRole("button", { name: "I have signed in: go on" }).click();
  await expect(saved(page)).toBeVisible();
  expect(repository.changesOf()).toEqual(["M data/areas/chelsea.json"]);
  expect(repository.textOf("data/areas/chelsea.json")).toContain("Kensington and the river");
});

test("The order of projects changes in one commit", async ({ page, open, repository, commits }) => {
  await open("/collections/projects");
  await page.getByRole("button", { name: "Change the order" }).click();
  const dialog = page.getByRole("dialog", { name: "The order on the site" });
  await dialog
    .getByRole("button", { name: /^Move .* down$/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Save the order" }).click();
  await expect.poll(commits).toBe(1);
  expect(repository.changesOf()).toEqual([
    "M data/projects/cafe-backsplash.json",
    "M data/projects/family-bathroom-refurbishment.json",
  ]);
});
