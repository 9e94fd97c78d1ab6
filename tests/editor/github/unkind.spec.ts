import type { Page } from "@playwright/test";
import { ask, news, write } from "../editing";
import { expect, test } from "./hosted-test";

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
  await expect(page.getByLabel("Introduction")).toBeVisible();
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
