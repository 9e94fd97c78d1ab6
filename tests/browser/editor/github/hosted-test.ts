import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page, type Route } from "@playwright/test";
import express from "express";
import { productionSettings } from "../../../../src/editor/build/production-settings";
import { writeEditor } from "../../../../src/editor/build/write-editor";
import { securityHeaders } from "../../../../src/gatsby/host-files";
import { FakeGitHub } from "../../../support/github/fake-github";
import { Repository } from "../../../support/github/repository";
import { portOf } from "../../../support/port-of";

export const editor = { login: "editor", name: "An editor" };
const colleague = { login: "colleague", name: "A colleague" };

const repo = "tiler/site";

interface Servers {
  /** Files that are published beside the site. */
  folder: string;
  siteAddress: string;
  host: FakeGitHub;
}

interface Hosted {
  repository: Repository;
  host: FakeGitHub;
  /** Opens the editor at an address of its own, with a stored token. */
  openSignedIn(address: string): Promise<void>;
  /** The number of commits since the first. */
  commits(): number;
}

/**
 * A test of the editor as a build writes it, served with the headers of a host beside the pages of the built site. A fake answers
 * for GitHub. All other origins are blocked.
 */
export const test = base.extend<Hosted, { servers: Servers }>({
  servers: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "published-editor-"));
      const settings = productionSettings({ EDITOR_REPOSITORY: repo });
      if (settings) await writeEditor(join(folder, "admin"), settings);
      const site = siteIn(folder).listen(0, "127.0.0.1");
      await once(site, "listening");
      const repository = Repository.of("tests/fixtures/content");
      const host = new FakeGitHub(repository, repo);
      await use({ folder, siteAddress: `http://localhost:${portOf(site)}`, host });
      site.close().closeAllConnections();
      rmSync(folder, { recursive: true });
      repository.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ servers }, use) => use(servers.siteAddress),
  repository: async ({ host }, use) => use(host.repository),
  host: [
    async ({ context, servers: { host, siteAddress } }, use) => {
      host.reset();
      const violations: string[] = [];
      context.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
      });
      await context.route(
        ({ origin }) => origin !== siteAddress,
        (route) => answerForGitHub(route, host),
      );
      await use(host);
      expect([violations, host.faults]).toEqual([[], []]);
    },
    { auto: true },
  ],
  openSignedIn: async ({ context, page, host }, use) => {
    const remember = (token: string) => localStorage.setItem("editor-token", token);
    await context.addInitScript(remember, host.signIn(editor));
    await use(async (address) => {
      await openPublished(page, address);
    });
  },
  commits: async ({ repository }, use) => {
    await use(() => Number(repository.git(["rev-list", "--count", "main"])) - 1);
  },
});

/** Answers a request to GitHub's API with GitHub's CORS header, and breaks off any other. */
async function answerForGitHub(route: Route, host: FakeGitHub): Promise<void> {
  const request = route.request();
  if (new URL(request.url()).origin !== "https://api.github.com") return route.abort();
  const { authorization } = request.headers();
  const { status, json } = await host.answer({
    method: request.method(),
    url: request.url(),
    body: request.postData(),
    authorization,
  });
  const headers = { "Access-Control-Allow-Origin": "*" };
  await route.fulfill({ status, headers, body: JSON.stringify(json) ?? "" });
}

export const area = "data/areas/chelsea.json";

/** A colleague publishes another name without the editor. */
export function publishTheirs(repository: Repository, file = area): void {
  const before = repository.textOf(file);
  const after = before.replace(JSON.parse(before).name, "Theirs");
  repository.commitAs(colleague, "Another name", { [file]: after });
}

export const openPublished = (page: Page, address: string) => page.goto(`/admin/#${address}`);

/** Signs in as a person does. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const siteIn = (folder: string) =>
  express()
    .use((_request, response, next) => {
      response.set(securityHeaders);
      next();
    })
    .use(express.static(folder), express.static("public", { extensions: ["html"] }));
