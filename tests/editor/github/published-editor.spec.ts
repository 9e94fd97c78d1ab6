import { ask, news, publish, row, write } from "../editing";
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

test("A new slug moves the pictures, mends what names the project and leaves a redirect, all in one commit", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const before = repository.git(["ls-tree", "main:data/images/projects/family-bathroom-refurbishment"]);
  await open("/projects/family-bathroom-refurbishment");
  await page.getByLabel("Short name", { exact: true }).fill("green-bathroom");
  await publish(page);
  await expect(page).toHaveURL(/projects\/green-bathroom$/);
  await expect(page.getByLabel("Short name", { exact: true })).toHaveValue("green-bathroom");
  expect(commits()).toBe(1);
  expect(repository.git(["ls-tree", "main:data/images/projects/green-bathroom"])).toBe(before);
  const stillNaming = repository.git(["grep", "-l", "family-bathroom-refurbishment", "main"]);
  expect(stillNaming).toBe("main:data/redirects.json");
  expect(JSON.parse(repository.textOf("data/redirects.json")).redirects).toEqual([
    { from: "/portfolio/family-bathroom-refurbishment", to: "/portfolio/green-bathroom" },
  ]);
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
  await page.getByLabel("Short name", { exact: true }).fill("green-bathroom");
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
