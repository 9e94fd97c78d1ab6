import type { Page } from "@playwright/test";
import { ask, keepAsDraft, news, publish, write } from "../editing";
import { area, colleague, expect, openPublished, test } from "./hosted-test";

test.describe.configure({ timeout: 120_000 });

const borough = (page: Page) => page.getByLabel("Borough");
const isWrite = (method: string, url: string) => method !== "GET" && !url.endsWith("/graphql");

test("A request is repeated if GitHub's gateway fails once; if it fails again, the editor says so and names GitHub's status page", async ({
  page,
  open,
  host,
}) => {
  let failures = 1;
  host.onRequest = () => (failures-- > 0 ? { status: 502 } : undefined);
  await open("/areas/chelsea");
  await expect(borough(page)).toBeVisible();
  host.onRequest = () => ({ status: 504 });
  await write(borough(page), "Mine");
  await ask(page, "Publish");
  await expect(news(page, "www.githubstatus.com says whether GitHub has trouble")).toBeVisible();
  await expect(borough(page)).toHaveValue("Mine");
});

test("An owner without write access is told what is missing, also in GitHub's words, and keeps the typed text", async ({
  page,
  open,
  host,
  commits,
}) => {
  const message = "Resource not accessible by personal access token";
  host.onRequest = ({ method, url }) =>
    isWrite(method, url) ? { status: 403, json: { message } } : undefined;
  await open("/areas/chelsea");
  await write(borough(page), "Mine");
  await ask(page, "Publish");
  await expect(news(page, "It needs the right to read and write")).toContainText(message);
  await expect(borough(page)).toHaveValue("Mine");
  expect(commits()).toBe(0);
});

test("A commit that GitHub shows only after eight seconds is not reported as somebody else's change", async ({
  page,
  open,
  host,
  repository,
  commits,
}) => {
  host.lag = 8;
  await open("/areas/chelsea");
  for (const words of ["One", "Two", "Three"]) {
    await write(borough(page), words);
    await publish(page);
    await expect(borough(page)).toHaveValue(words);
  }
  for (const words of ["Four", "Five"]) {
    await write(borough(page), words);
    await keepAsDraft(page);
    await expect(borough(page)).toHaveValue(words);
  }
  await publish(page);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  expect(JSON.parse(repository.textOf(area)).borough).toBe("Five");
  expect(commits()).toBe(4);
  expect(repository.branches()).toEqual([]);
});

test("A partly unreadable draft is reported on the start page and can be discarded", async ({
  page,
  open,
  repository,
}) => {
  await open("/areas/chelsea");
  await write(borough(page), "Mine");
  await keepAsDraft(page);
  repository.commitAs(colleague, "Draft: half", { ".draft/faqs/keys.json": '{"path":' }, "site-draft");
  await openPublished(page, "/");
  await page.reload();
  const draft = page.getByRole("region", { name: "The draft" });
  await expect(draft).toContainText("This part of it cannot be read: .draft/faqs/keys.json.");
  await expect(draft.getByRole("link", { name: "Areas › Chelsea" })).toBeVisible();
  await ask(page, "Discard");
  await expect(draft).toBeHidden();
  expect(repository.branches()).toEqual([]);
});
