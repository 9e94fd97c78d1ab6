import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect as expectSoon, type Page, type Route } from "@playwright/test";
import { productionSettings } from "../../../src/editor/build/production-settings";
import { writeEditor } from "../../../src/editor/build/write-editor";
import { secureHostHeaders } from "../../../src/publish/hosting/response-headers";
import { FakeGitHub } from "./fake-github";
import { Repository } from "./repository";

/** On a busy machine git, of which the fake host starts many, takes its time. */
export const expect = expectSoon.configure({ timeout: 30_000 });

export const editor = { login: "editor", name: "An editor" };
export const colleague = { login: "colleague", name: "A colleague" };

const repo = "tiler/site";
const site = "https://tiler.example";
const proxy = "https://sign-in.example";
const environment = {
  EDITOR_REPOSITORY: repo,
  EDITOR_SIGN_IN: proxy,
  EDITOR_PREVIEW: "https://site-draft--tiler.netlify.app",
};

interface Hosted {
  repository: Repository;
  host: FakeGitHub;
  /** Opens the editor at an address of its own, signed in as one is that was used the day before. */
  open(address: string): Promise<void>;
  /** The number of commits since the first. */
  commits(): number;
}

/**
 * A test of the editor as a build writes it, at an address of its own, with the headers of a host and the pages of the site
 * that was built; a fake GitHub and the sign-in proxy are at theirs, and nothing else answers.
 */
export const test = base.extend<Hosted, { folder: string }>({
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "published-editor-"));
      const settings = productionSettings(environment, site);
      if (settings) await writeEditor(join(folder, "admin"), settings);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  repository: async ({ browserName: _ }, use) => {
    const repository = Repository.of("tests/fixtures/content");
    await use(repository);
    repository.remove();
  },
  host: [
    async ({ context, folder, repository }, use) => {
      const host = new FakeGitHub(repository, repo);
      const violations: string[] = [];
      context.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
      });
      await context.route("**/*", (route) => route.abort());
      await context.route(`${site}/**`, (route) => fulfilFile(route, folder));
      await context.route(`${proxy}/auth?**`, (route) =>
        route.fulfill({ contentType: "text/html", body: signInPage(host.signIn(editor)) }),
      );
      await context.route("https://api.github.com/**", (route) => fulfilApi(route, host));
      await use(host);
      expect(violations).toEqual([]);
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

/** A colleague publishes another borough without the editor. */
export function publishTheirs(repository: Repository, file = area): void {
  const before = repository.textOf(file);
  const after = before.replace(JSON.parse(before).borough, "Theirs");
  repository.commitAs(colleague, "Another borough", { [file]: after });
}

export const openPublished = (page: Page, address: string) => page.goto(`${site}/admin/#${address}`);

/** Signs in as a person does. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function fulfilFile(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const file = join(path.startsWith("/admin/") ? folder : "public", path);
  await route.fulfill(existsSync(file) ? { path: file, headers: { ...secureHostHeaders } } : { status: 404 });
}

async function fulfilApi(route: Route, host: FakeGitHub): Promise<void> {
  const request = route.request();
  const { status, json, bytes, headers } = await host.answer({
    method: request.method(),
    url: request.url(),
    body: request.postData(),
    authorization: request.headers().authorization,
  });
  const body = bytes ? { body: bytes } : json === undefined ? {} : { json };
  await route.fulfill({ status, ...body, headers: { ...headers, "Access-Control-Allow-Origin": "*" } });
}

/** What a sign-in proxy answers when GitHub has let somebody in: https://decapcms.org/docs/external-oauth-clients */
function signInPage(token: string): string {
  const success = `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;
  return `<!doctype html><title>Signed in</title><script>
addEventListener("message", ({ origin }) => opener.postMessage(${JSON.stringify(success)}, origin));
opener.postMessage("authorizing:github", "*");
</script>`;
}
