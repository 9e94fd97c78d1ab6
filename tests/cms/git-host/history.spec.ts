import type { Page } from "@playwright/test";
import { askToPublish, write } from "../editing";
import { colleague, editor, expect, test } from "./hosted-test";
import type { Repository } from "./repository";

test.describe.configure({ timeout: 120_000 });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Last changes" });
const openChanges = (page: Page) => page.getByRole("button", { name: "Last changes" }).click();

const area = "data/areas/chelsea.json";
const project = "data/projects/family-bathroom-refurbishment.json";
const pictures = "data/images/projects/family-bathroom-refurbishment";

/** Every file; but for the redirects, which keep the address that was published for a while. */
const contentOf = (repository: Repository) =>
  repository.git(["ls-tree", "-r", "main:data"]).replace(/^.*redirects\.json\n/m, "");

test("What an entry said before is told with time and author, also of a change made without the CMS, and undone by one commit", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const before = repository.textOf(area);
  const { borough } = JSON.parse(before);
  repository.commitAs(colleague, "Another borough", { [area]: before.replace(borough, "Westminister") });
  await open("/collections/areas/entries/chelsea");
  await openChanges(page);
  const latest = dialog(page).getByRole("listitem").first();
  await expect(latest).toContainText("Areas › Chelsea was changed");
  await expect(latest).toContainText(/\d\d:\d\d, by A colleague/);
  await expect(dialog(page).getByRole("cell", { name: borough, exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("cell", { name: "Westminister" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Undo this" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue(borough);
  expect(repository.textOf(area)).toBe(before);
  expect(commits()).toBe(2);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
  await expect(page.getByText("The site is built anew now, and shows your change")).toBeVisible();
});

test("A removed project is brought back from the list of its group, with the pictures that were deleted too", async ({
  page,
  open,
  repository,
}) => {
  const kept = repository.git(["ls-tree", "-r", `main:${pictures}`]);
  const title: string = JSON.parse(repository.textOf(project)).title;
  const names = repository.git(["ls-tree", "-r", "--name-only", "main", pictures]).split("\n");
  const gone = Object.fromEntries([project, ...names].map((path) => [path, null]));
  repository.commitAs(colleague, "Remove a project", gone);
  await open("/collections/projects");
  await openChanges(page);
  await dialog(page)
    .getByRole("listitem")
    .filter({ hasText: `${title} was removed` })
    .getByRole("button", { name: "Bring it back" })
    .click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
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
  await open("/collections/projects/entries/family-bathroom-refurbishment");
  await write(page.getByLabel("Slug", { exact: true }), "green-bathroom");
  await askToPublish(page);
  await expect(page).toHaveURL(/entries\/green-bathroom$/);
  await openChanges(page);
  await expect(dialog(page).getByRole("listitem").first()).toContainText("by An editor");
  await expect(dialog(page).getByRole("listitem").nth(1)).toContainText("by A colleague");
  await dialog(page).getByRole("button", { name: "Undo this" }).click();
  await expect(page).toHaveURL(/entries\/family-bathroom-refurbishment$/);
  expect(content()).toBe(retitled);
  expect(commits()).toBe(3);
  await openChanges(page);
  await dialog(page).getByRole("button", { name: "Go back to before this" }).last().click();
  await expect.poll(commits).toBe(4);
  expect(content()).toBe(before);
});

test("Another order, which changed several entries, is undone whole", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const before = repository.git(["rev-parse", "main:data"]);
  await open("/collections/projects");
  await page.getByRole("button", { name: "Change the order" }).click();
  const order = page.getByRole("dialog", { name: "The order on the site" });
  await order
    .getByRole("button", { name: /^Move .* down$/ })
    .first()
    .click();
  await order.getByRole("button", { name: "Save the order" }).click();
  await expect(order).toBeHidden();
  await expect.poll(commits).toBe(1);
  await openChanges(page);
  await expect(dialog(page).getByRole("listitem").first()).toContainText("with another");
  await dialog(page).getByRole("button", { name: "Undo this" }).first().click();
  await expect.poll(commits).toBe(2);
  expect(repository.git(["rev-parse", "main:data"])).toBe(before);
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
  await open("/collections/areas/entries/chelsea");
  await openChanges(page);
  await dialog(page).getByRole("button", { name: "Undo this" }).click();
  const refusal = page.getByRole("dialog", { name: "Something to mend first" });
  await expect(refusal).toContainText("(in the CMS: Areas › Chelsea)");
  await expect(refusal).toContainText("data/areas/battersea.json has it already");
  expect(commits()).toBe(2);
});

test("What somebody else publishes while a change is being undone stays", async ({
  page,
  open,
  host,
  repository,
}) => {
  const before = repository.textOf(area);
  const { borough } = JSON.parse(before);
  repository.commitAs(colleague, "Another borough", { [area]: before.replace(borough, "Westminister") });
  await open("/collections/areas/entries/chelsea");
  await openChanges(page);
  const faq = "data/faqs/insured-and-guaranteed.json";
  const theirs = repository.textOf(faq).replace(/"answer": "/, "$&Yes. ");
  host.onRequest(({ method }) => {
    if (method === "PATCH" && repository.textOf(faq) !== theirs)
      repository.commitAs(colleague, "A clearer answer", { [faq]: theirs });
  });
  await dialog(page).getByRole("button", { name: "Undo this" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue(borough);
  expect(repository.textOf(area)).toBe(before);
  expect(repository.textOf(faq)).toBe(theirs);
});
