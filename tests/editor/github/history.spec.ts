import type { Page } from "@playwright/test";
import { ask, more, news, publish, write } from "../editing";
import { colleague, editor, expect, test } from "./hosted-test";
import type { Repository } from "./repository";

test.describe.configure({ timeout: 120_000 });

const area = "data/areas/chelsea.json";
const project = "data/projects/family-bathroom-refurbishment.json";
const pictures = "data/images/projects/family-bathroom-refurbishment";

const changes = (page: Page) => page.getByRole("listitem");
const undo = (page: Page, title: RegExp) =>
  changes(page)
    .filter({ hasText: title })
    .getByRole("button", { name: /^(Undo this|Bring it back)/ })
    .first()
    .click();

/** A colleague changes the borough of an area without the editor. */
function changeBorough(repository: Repository): string {
  const before = repository.textOf(area);
  const after = before.replace(JSON.parse(before).borough, "Westminister");
  repository.commitAs(colleague, "Another borough", { [area]: after });
  return before;
}

/** Every file; but for the redirects, which keep the address that was published for a while. */
const contentOf = (repository: Repository) =>
  repository.git(["ls-tree", "-r", "main:data"]).replace(/^.*redirects\.json\n/m, "");

test("What an entry said before is told with time and author, also of a change made without the editor, and undone by one commit", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const before = changeBorough(repository);
  await open("/areas/chelsea");
  await more(page, "Last changes");
  const latest = changes(page).filter({ hasText: "Another borough" });
  await expect(latest).toContainText(/\d\d:\d\d by A colleague/);
  await latest.getByText("Another borough").first().click();
  await expect(latest.getByRole("cell", { name: JSON.parse(before).borough, exact: true })).toBeVisible();
  await expect(latest.getByRole("cell", { name: "Westminister" })).toBeVisible();
  await undo(page, /Another borough/);
  await expect(news(page, "Undone.")).toBeVisible();
  expect(repository.textOf(area)).toBe(before);
  expect(commits()).toBe(2);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
  await expect(news(page, "The site is being built again")).toBeVisible();
});

test("A removed project is brought back from the list of its group, with the pictures that were deleted too", async ({
  page,
  open,
  repository,
}) => {
  const kept = repository.git(["ls-tree", "-r", `main:${pictures}`]);
  const names = repository.git(["ls-tree", "-r", "--name-only", "main", pictures]).split("\n");
  const gone = Object.fromEntries([project, ...names].map((path) => [path, null]));
  repository.commitAs(colleague, "Remove a project", gone);
  await open("/changes");
  await undo(page, /Remove a project/);
  await expect(news(page, "Undone.")).toBeVisible();
  expect(repository.git(["ls-tree", "-r", `main:${pictures}`])).toBe(kept);
  expect(repository.changesOf()).toEqual([...names, project].map((path) => `A ${path}`));
});

test("Another slug is undone with everything that followed from it, and the entry's older changes are still told", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const content = () => contentOf(repository);
  const before = content();
  const earlier = repository.textOf(project);
  repository.commitAs(colleague, "Another title", { [project]: earlier.replace(/"title": "/, "$&A ") });
  const retitled = content();
  await open("/projects/family-bathroom-refurbishment");
  await write(page.getByLabel("Short name", { exact: true }), "green-bathroom");
  await publish(page);
  await expect(page).toHaveURL(/projects\/green-bathroom$/);
  await more(page, "Last changes");
  await expect(changes(page).filter({ hasText: "by An editor" })).toContainText("Short name");
  await expect(changes(page).filter({ hasText: "by A colleague" })).toContainText("Another title");
  await undo(page, /by An editor/);
  await expect.poll(commits).toBe(3);
  expect(content()).toBe(retitled);
  await page.getByRole("link", { name: "Last changes" }).click();
  await undo(page, /Another title/);
  await expect.poll(commits).toBe(4);
  expect(content()).toBe(before);
});

test("An undoing that would break what was published since is refused in the check's words, and nothing is committed", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const { seoTitle } = JSON.parse(repository.textOf(area));
  const other = "data/areas/battersea.json";
  const otherTitle = JSON.parse(repository.textOf(other)).seoTitle;
  const renamed = repository.textOf(area).replace(seoTitle, "Tiling by the river in SW3");
  repository.commitAs(colleague, "Another title", { [area]: renamed });
  const taken = repository.textOf(other).replace(otherTitle, seoTitle);
  repository.commitAs(colleague, "The title that is free now", { [other]: taken });
  await open("/changes/areas/chelsea");
  await undo(page, /Another title/);
  await expect(news(page, "This cannot be done now.")).toContainText("Battersea");
  expect(commits()).toBe(2);
});

test("On a published site the list of pictures shows what is in the repository, and removes one in a commit", async ({
  page,
  open,
  repository,
}) => {
  const spare = "data/images/tiles/spare.jpg";
  repository.commitAs(editor, "Store a picture", {
    [spare]: repository.bytes(["show", "main:data/images/tiles/quarry.jpg"]),
  });
  await open("/pictures");
  const unused = changes(page).filter({ hasText: "tiles/spare.jpg" });
  const picture = unused.locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await ask(page, "Remove tiles/spare.jpg");
  await expect(news(page, "The picture is removed.")).toBeVisible();
  expect(repository.changesOf()).toEqual([`D ${spare}`]);
  await ask(page, "Undo");
  await expect(news(page, "Undone.")).toBeVisible();
  expect(repository.changesOf()).toEqual([`A ${spare}`]);
});
