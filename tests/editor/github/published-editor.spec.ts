import { ask, dialog, more, news, publish, row, write } from "../editing";
import { newProject } from "../new-project";
import { phonePicture, plainPicture } from "../pictures";
import { faults, pageWidth } from "../screen-faults";
import type { CheckRun } from "./fake-github";
import {
  colleague,
  describeNewProject,
  editor,
  expect,
  openPublished,
  signInThroughProxy,
  test,
} from "./hosted-test";

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

test("A build that fails after publishing is told, with a link to its log", async ({ page, open, host }) => {
  host.build = failed;
  await open("/areas/chelsea");
  await page.getByLabel("Borough").fill(mine);
  await publish(page);
  const note = page.getByRole("status").filter({ hasText: "could not build the site again" });
  await expect(note.getByRole("link")).toHaveAttribute("href", failed[0].html_url);
});

test("The note about the site's build can be read and heard, on a phone and on a desk", async ({
  page,
  open,
  host,
}) => {
  host.build = failed;
  await open("/areas/chelsea");
  await write(page.getByLabel("Borough"), mine);
  await publish(page);
  await expect(news(page, "could not build the site again")).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pageWidth(page)).toBe(width);
    expect(await faults(page)).toEqual([]);
  }
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
  await ask(page, "Publish");
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
  host.onRequest = ({ method }) => {
    if (method === "PATCH" && commits() === 0)
      repository.commitAs(colleague, "A clearer answer", { "data/faqs/insured-and-guaranteed.json": theirs });
    return undefined;
  };
  await publish(page);
  await expect(page).toHaveURL(/projects\/green-bathroom$/);
  expect(repository.textOf("data/faqs/insured-and-guaranteed.json")).toBe(theirs);
  expect(repository.git(["log", "--format=%an", "-2"])).toBe(`${editor.name}\n${colleague.name}`);
});

test("Pictures chosen all at once for a new project are stored in the project's own folder, and named there", async ({
  page,
  open,
  repository,
}) => {
  const heic = { name: "IMG_3.HEIC", mimeType: "image/heic" as const, buffer: Buffer.from("ftypheic") };
  await open("/projects/new");
  const chosen = [await phonePicture("image.jpg"), await plainPicture("On The Wall.JPG", 1600), heic];
  await page.getByLabel("Add pictures").setInputFiles(chosen);
  await expect(news(page, "Added at the end of the list")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "IMG_3.HEIC" })).toBeVisible();
  for (const [index, alt] of ["The slope above the bath", "The niche between two rafters"].entries()) {
    await row(page, `Picture ${index + 1}`).click();
    await write(page.getByLabel("Alternative text").nth(index), alt);
  }
  await describeNewProject(page);
  await publish(page);
  expect(repository.changesOf()).toEqual([
    `A data/images/projects/${newProject.slug}/image.jpg`,
    `A data/images/projects/${newProject.slug}/on-the-wall.jpg`,
    `A data/projects/${newProject.slug}.json`,
  ]);
  expect(JSON.parse(repository.textOf(`data/projects/${newProject.slug}.json`)).pictures).toEqual([
    { image: `../images/projects/${newProject.slug}/image.jpg`, alt: "The slope above the bath" },
    { image: `../images/projects/${newProject.slug}/on-the-wall.jpg`, alt: "The niche between two rafters" },
  ]);
});

test("A tap on a picture is stored as the point that stays in view", async ({ page, open, repository }) => {
  await open("/projects/cafe-backsplash");
  await row(page, "The edge of the counter").click();
  const picture = page.locator("[data-picture] img:visible");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.25, y: height * 0.8 } });
  await expect(page.getByLabel("Point that stays in view").nth(1)).toHaveValue("25% 80%");
  await publish(page);
  expect(repository.changesOf()).toEqual(["M data/projects/cafe-backsplash.json"]);
  expect(JSON.parse(repository.textOf("data/projects/cafe-backsplash.json")).pictures[1].focus).toBe(
    "25% 80%",
  );
});

test("The picture dialog says where the site shows each picture", async ({ page, open }) => {
  await open("/projects/cafe-backsplash");
  await row(page, "The edge of the counter").click();
  await page.getByRole("button", { name: "Choose a stored one" }).click();
  const angle = dialog(page, "Choose a stored picture").getByRole("listitem").filter({
    hasText: "cafe-backsplash/angle.jpg",
  });
  await expect(angle).toContainText(/On Portfolio › Café Léon/);
});

test("An area that others name is not removed; a question, which nobody names, is", async ({
  page,
  open,
  repository,
  commits,
}) => {
  await open("/areas/chelsea");
  await more(page, "Remove this area");
  await expect(dialog(page, "Remove Chelsea?").getByLabel(/^Areas › Fulham › Neighbours/)).toBeVisible();
  await ask(page, "Cancel");
  expect(commits()).toBe(0);
  await open("/faqs/insured-and-guaranteed");
  await more(page, "Remove this question");
  await ask(page, "Remove it");
  await expect.poll(commits).toBe(1);
  expect(repository.changesOf()).toEqual(["D data/faqs/insured-and-guaranteed.json"]);
});

test("A session that has ended keeps the words: the editor signs in again in another tab and publishes", async ({
  page,
  context,
  host,
  repository,
}) => {
  await openPublished(page, "/areas/chelsea");
  await signInThroughProxy(page);
  await write(page.getByLabel("Borough"), mine);
  host.expireSessions();
  await ask(page, "Publish");
  await expect(news(page, "Your sign-in has ended")).toBeVisible();
  const opening = context.waitForEvent("page");
  await ask(page, "Sign in again in a new tab");
  const tab = await opening;
  await signInThroughProxy(tab);
  await expect(tab.getByRole("link", { name: "Areas" })).toBeVisible();
  await publish(page);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.textOf(area)).toContain(mine);
});

test("The order of projects changes in one commit", async ({ page, open, repository, commits }) => {
  await open("/projects");
  const rows = page.getByRole("row");
  await rows.nth(0).dragTo(rows.nth(1), { targetPosition: { x: 30, y: 60 } });
  await expect(news(page, "The new order is published.")).toBeVisible();
  expect(commits()).toBe(1);
  expect(repository.changesOf()).toEqual([
    "M data/projects/cafe-backsplash.json",
    "M data/projects/family-bathroom-refurbishment.json",
  ]);
});
