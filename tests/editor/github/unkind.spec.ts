import type { Page } from "@playwright/test";
import { ask, news, publish, write } from "../editing";
import { area, colleague, expect, test } from "./hosted-test";

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

test("A commit that GitHub shows only after two seconds is not reported as somebody else's change", async ({
  page,
  open,
  host,
  repository,
  commits,
}) => {
  host.lag = 2;
  await open("/areas/chelsea");
  for (const words of ["One", "Two"]) {
    await write(borough(page), words);
    await publish(page);
    await expect(borough(page)).toHaveValue(words);
  }
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  expect(JSON.parse(repository.textOf(area)).borough).toBe("Two");
  expect(commits()).toBe(2);
});

test("A change is made again on what others publish at the same moment, three times at most, and nobody's words are lost", async ({
  page,
  open,
  host,
  repository,
  commits,
}) => {
  let others = 0;
  let most = 2;
  host.onRequest = ({ method, url }) => {
    if (method !== "PATCH" || !url.includes("/git/refs/") || others === most) return undefined;
    others += 1;
    const [file, before] = ["data/areas/battersea.json", repository.textOf("data/areas/battersea.json")];
    const after = before.replace(/"borough": ".*"/, `"borough": "Theirs ${others}"`);
    repository.commitAs(colleague, "Another borough", { [file]: after });
    return undefined;
  };
  await open("/areas/chelsea");
  await write(borough(page), "Mine");
  await publish(page);
  expect(commits()).toBe(3);
  expect(repository.textOf("data/areas/battersea.json")).toContain("Theirs 2");
  expect(JSON.parse(repository.textOf(area)).borough).toBe("Mine");

  most = 5;
  await write(borough(page), "Mine again");
  await ask(page, "Publish");
  await expect(news(page, "Others are publishing just now.")).toBeVisible();
  expect(others).toBe(5);
  await expect(borough(page)).toHaveValue("Mine again");
  await publish(page);
  expect(JSON.parse(repository.textOf(area)).borough).toBe("Mine again");
});

test("Another field that a colleague publishes at the same moment is kept, also if that takes a second attempt", async ({
  page,
  open,
  host,
  repository,
}) => {
  const homes = `${JSON.parse(repository.textOf(area)).homes} Most have a lift.`;
  let isDone = false;
  host.onRequest = ({ method, url }) => {
    if (method !== "PATCH" || !url.includes("/git/refs/") || isDone) return undefined;
    isDone = true;
    const entry = { ...JSON.parse(repository.textOf(area)), homes };
    repository.commitAs(colleague, "Homes", { [area]: `${JSON.stringify(entry, null, 2)}\n` });
    return undefined;
  };
  await open("/areas/chelsea");
  await write(borough(page), "Mine");
  await publish(page);
  expect(JSON.parse(repository.textOf(area))).toMatchObject({ borough: "Mine", homes });
  await expect(page.getByLabel("Homes")).toHaveValue(homes);
});
