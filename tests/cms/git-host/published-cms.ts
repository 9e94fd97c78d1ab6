import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { productionSettings } from "../../../src/cms/production-settings";
import { writeCms } from "../../../src/cms/write-cms";
import { secureHostHeaders } from "../../../src/post-build/hosting/response-headers";
import type { FakeGitHub } from "./fake-github";
import type { Person } from "./repository";

const site = "https://tiler.example";
const signIn = "https://sign-in.example";
const api = "https://api.github.com";

/** The CMS as a build with CMS_BACKEND writes it, in a folder of its own. */
export async function writePublishedCms(repo: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "published-cms-"));
  const backend = { name: "github", repo, branch: "main", base_url: signIn };
  const settings = productionSettings({ CMS_BACKEND: JSON.stringify(backend) }, site);
  if (settings) await writeCms(join(folder, "admin"), settings);
  return folder;
}

export const removePublishedCms = (folder: string) => rmSync(folder, { recursive: true });

/**
 * Lets a browser see the published CMS at an address of its own, with the headers of a host; GitHub's API and the proxy
 * for signing in at theirs. Nothing else answers.
 */
export async function publish(
  context: BrowserContext,
  folder: string,
  host: FakeGitHub,
  editor: Person,
): Promise<void> {
  await context.route("**/*", (route) => route.abort());
  await context.route(`${site}/**`, (route) => fulfilFile(route, folder));
  await context.route(`${signIn}/auth?**`, (route) => {
    const token = host.signIn(editor);
    return route.fulfill({ contentType: "text/html", body: signInPage(token) });
  });
  await context.route(`${api}/**`, (route) => fulfilApi(route, host));
}

export const openPublished = (page: Page, address: string) => page.goto(`${site}/admin/#${address}`);

/** Signs in as a person does: a click, and a window of the host that closes by itself. */
export const logIn = (page: Page) => page.getByRole("button", { name: "Login with GitHub" }).click();

/** Lets a browser be signed in already, as one is that was used the day before: decap-cms-core, backend.js. */
export async function rememberSignIn(context: BrowserContext, host: FakeGitHub, editor: Person) {
  const user = JSON.stringify({ ...editor, backendName: "github", token: host.signIn(editor) });
  await context.addInitScript((stored) => localStorage.setItem("decap-cms-user", stored), user);
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

async function fulfilFile(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  const contentType = types[extname(file)];
  if (!contentType) return route.fulfill({ status: 404 });
  await route.fulfill({ body: readFileSync(file), contentType, headers: { ...secureHostHeaders } });
}

async function fulfilApi(route: Route, host: FakeGitHub): Promise<void> {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  const asked = {
    method: request.method(),
    path: decodeURIComponent(pathname),
    query: searchParams,
    body: request.postData() ? request.postDataJSON() : undefined,
  };
  const { status, json } = host.answer(asked, request.headers().authorization ?? "");
  const body = json === undefined ? {} : { json };
  await route.fulfill({ status, ...body, headers: { "Access-Control-Allow-Origin": "*" } });
}

/** What a proxy for signing in answers when the host has let somebody in: https://decapcms.org/docs/external-oauth-clients */
function signInPage(token: string): string {
  const success = `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;
  return `<!doctype html><title>Signed in</title><script>
addEventListener("message", ({ origin }) => opener.postMessage(${JSON.stringify(success)}, origin));
opener.postMessage("authorizing:github", "*");
</script>`;
}
