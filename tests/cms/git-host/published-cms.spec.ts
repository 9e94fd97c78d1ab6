import { expect, type Page, test } from "@playwright/test";
import { askToPublish, upload, write } from "../editing";
import { phonePicture } from "../pictures";
import { FakeGitHub } from "./fake-github";
import { logIn, openPublished, publish, removePublishedCms, writePublishedCms } from "./published-cms";
import { Repository } from "./repository";

const editor = { login: "editor", name: "An editor" };
const repo = "tiler/site";

let folder: string;
let repository: Repository;
let host: FakeGitHub;

test.beforeAll(async () => {
  folder = await writePublishedCms(repo);
});
test.afterAll(() => removePublishedCms(folder));

test.beforeEach(async ({ context }) => {
  repository = Repository.of("tests/fixtures/content");
  host = new FakeGitHub(repository, repo);
  await publish(context, folder, host, editor);
});
test.afterEach(() => repository.remove());

const saved = (page: Page) => page.getByText("Entry saved").first();

async function open(page: Page, address: string): Promise<void> {
  await openPublished(page, address);
  await logIn(page);
}

test("An editor signs in and changes a text: the commit has that file, and the editor's name", async ({
  page,
}) => {
  await open(page, "/collections/areas/entries/chelsea");
  await write(page.getByLabel("Borough"), "Kensington and the river");
  await askToPublish(page);
  await expect(saved(page)).toBeVisible();
  expect(repository.changesOf()).toEqual(["M data/areas/chelsea.json"]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
});

test("A new slug moves the pictures, mends what names the project and leaves a redirect, all in one commit", async ({
  page,
}) => {
  await open(page, "/collections/projects/entries/cafe-backsplash");
  await write(page.getByLabel("Slug", { exact: true }), "cafe-counter");
  await askToPublish(page);
  await expect(saved(page)).toBeVisible();
  expect(repository.changesOf()).toEqual([]);
});
