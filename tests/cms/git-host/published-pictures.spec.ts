import { expect, type Page, test } from "@playwright/test";
import { faults, pageWidth } from "../../editor/screen-faults";
import { askToPublish, write } from "../editing";
import { FakeGitHub } from "./fake-github";
import {
  openPublished,
  publish,
  rememberSignIn,
  removePublishedCms,
  writePublishedCms,
} from "./published-cms";
import { Repository } from "./repository";

test.describe.configure({ timeout: 120_000 });

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
  await rememberSignIn(context, host, editor);
});
test.afterEach(() => repository.remove());

/** On a phone and on a desk. */
async function expectInOrder(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pageWidth(page)).toBe(width);
    expect(await faults(page)).toEqual([]);
  }
}

test("On a published site the list of pictures shows what is in the repository, and removes one in a commit", async ({
  page,
}) => {
  const spare = "data/images/tiles/spare.jpg";
  const bytes = repository.bytes(["show", "main:data/images/tiles/quarry.jpg"]);
  repository.commitAs(editor, "Store a picture", { [spare]: bytes });
  await openPublished(page, "/collections/areas");
  await page.getByRole("button", { name: "Pictures" }).click();
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  const unused = dialog.getByRole("listitem").filter({ hasText: "tiles/spare.jpg" });
  await expect(unused).toContainText("1200 × 1200 pixels");
  await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await unused.getByRole("button").click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(unused).toHaveCount(0);
  expect(repository.changesOf()).toEqual([`D ${spare}`]);
});

test("The note about the site's build can be read and heard, on a phone and on a desk", async ({ page }) => {
  const log = "https://github.com/tiler/site/actions/runs/1";
  host.build = [{ name: "Publish", status: "completed", conclusion: "failure", html_url: log }];
  await openPublished(page, "/collections/areas/entries/chelsea");
  await write(page.getByLabel("Borough"), "Kensington and the river");
  await askToPublish(page);
  await expect(page.getByRole("status").filter({ hasText: "Publish has failed" })).toBeVisible();
  await expectInOrder(page);
});
