import { join } from "node:path";
import type { Page } from "@playwright/test";
import { writeThumbnails } from "../../../src/editor/build/thumbnails";
import { ask, more, news, press } from "../editing";
import { faults } from "../screen-faults";
import { area, colleague, editor, expect, publishTheirs, test } from "./hosted-test";

test.describe.configure({ timeout: 120_000 });

const changes = (page: Page) => page.getByRole("listitem");
test("The history shows earlier texts with time and author, also of changes made without the editor, and one commit brings back a version", async ({
  page,
  open,
  repository,
  commits,
}) => {
  const before = repository.textOf(area);
  publishTheirs(repository);
  await open("/areas/chelsea");
  await more(page, "Last changes");
  const latest = changes(page).filter({ hasText: "Another borough" });
  await expect(latest).toContainText(/\d\d:\d\d by A colleague/);
  await latest.getByText("Another borough").first().click();
  await expect(latest.getByRole("cell", { name: JSON.parse(before).borough, exact: true })).toBeVisible();
  await expect(latest.getByRole("cell", { name: "Theirs" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await press(page, /^Bring back this version/);
  await expect(news(page, "It is back.")).toBeVisible();
  expect(JSON.parse(repository.textOf(area))).toEqual(JSON.parse(before));
  expect(commits()).toBe(2);
  expect(repository.changesOf()).toEqual([`M ${area}`]);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe(editor.name);
});

test("A version that would break what was published since is refused in the check's words, and nothing is committed", async ({
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
  await changes(page).filter({ hasText: "Another title" }).locator("summary").click();
  await press(page, /^Bring back this version/);
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

test("The published pictures are shown small, as the site's build made them, and no original is loaded for that", async ({
  page,
  open,
  host,
  servers,
}) => {
  await writeThumbnails(join(servers.folder, "admin"), "tests/fixtures/content");
  await open("/pictures");
  const picture = changes(page).filter({ hasText: "cafe-backsplash/room.jpg" }).locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  expect(host.requests.filter(({ url }) => url.includes("/git/blobs/"))).toEqual([]);
});
