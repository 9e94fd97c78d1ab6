import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test as base, expect, type Page } from "@playwright/test";
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
  /** The addresses of the site and of the fake GitHub. */
  site: string;
  api: string;
  host: FakeGitHub;
}

interface Hosted {
  repository: Repository;
  host: FakeGitHub;
  /** Opens the editor at an address of its own, with a stored token. */
  open(address: string): Promise<void>;
  /** The number of commits since the first. */
  commits(): number;
}

/**
 * A test of the editor as a build writes it, served with the headers of a host beside the pages of the site that was built.
 * GitHub has another origin, so the browser sends CORS preflights. All other origins are blocked.
 */
export const test = base.extend<Hosted, { servers: Servers }>({
  servers: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "published-editor-"));
      const repository = Repository.of("tests/fixtures/content");
      const host = new FakeGitHub(repository, repo);
      const site = await serve(siteIn(folder));
      const api = await serve(answersOf(host));
      const settings = productionSettings({ EDITOR_REPOSITORY: repo });
      if (settings) await writeEditor(join(folder, "admin"), settings);
      for (const name of readdirSync(join(folder, "admin"))) {
        const file = join(folder, "admin", name);
        writeFileSync(file, readFileSync(file, "utf8").replaceAll("https://api.github.com", api.address));
      }
      await use({ folder, site: site.address, api: api.address, host });
      for (const { server } of [site, api]) server.close().closeAllConnections();
      rmSync(folder, { recursive: true });
      repository.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ servers }, use) => use(servers.site),
  repository: async ({ host }, use) => use(host.repository),
  host: [
    async ({ context, servers }, use) => {
      const { host } = servers;
      host.reset();
      const violations: string[] = [];
      context.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
      });
      const isOurs = (url: URL) => [servers.site, servers.api].includes(url.origin);
      await context.route(
        (url) => !isOurs(url),
        (route) => route.abort(),
      );
      await use(host);
      expect([violations, host.faults]).toEqual([[], []]);
    },
    { auto: true },
  ],
  open: async ({ context, page, host }, use) => {
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

async function serve(listener: RequestListener): Promise<{ server: Server; address: string }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, address: `http://localhost:${portOf(server)}` };
}

const siteIn = (folder: string) =>
  express()
    .use((_request, response, next) => {
      response.set(securityHeaders);
      next();
    })
    .use(express.static(folder), express.static("public", { extensions: ["html"] }));

/** GitHub's CORS headers: https://docs.github.com/en/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset",
};

const preflight = {
  ...crossOrigin,
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce",
  "Access-Control-Allow-Methods": "GET, POST, PATCH, PUT, DELETE",
  "Access-Control-Max-Age": "86400",
};

/** The answers of GitHub's servers have CORS headers; those of its gateway have none. */
const answersOf =
  (host: FakeGitHub): RequestListener =>
  async (request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, preflight).end();
    const { method = "", headers, url = "" } = request;
    const { authorization } = headers;
    const asked = { method, url: `https://api.github.com${url}`, body: await text(request), authorization };
    const answer = await host.answer(asked);
    const isGateway = [502, 504].includes(answer.status);
    response.writeHead(answer.status, { ...answer.headers, ...(!isGateway && crossOrigin) });
    response.end(answer.json === undefined ? undefined : JSON.stringify(answer.json));
  };
