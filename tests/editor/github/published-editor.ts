import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { productionSettings } from "../../../src/editor/build/production-settings";
import { writeEditor } from "../../../src/editor/build/write-editor";
import { secureHostHeaders } from "../../../src/post-build/hosting/response-headers";
import type { FakeGitHub } from "./fake-github";
import type { Person } from "./repository";

const site = "https://tiler.example";
const proxy = "https://sign-in.example";
const api = "https://api.github.com";
const preview = "https://deploy-preview-{number}--tiler.netlify.app";

/** The editor as a build writes it for a repository, in a folder of its own. */
export async function writePublishedEditor(repo: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "published-editor-"));
  const environment = { EDITOR_REPOSITORY: repo, EDITOR_SIGN_IN: proxy, EDITOR_PREVIEW: preview };
  const settings = productionSettings(environment, site);
  if (settings) await writeEditor(join(folder, "admin"), settings);
  return folder;
}

export const removePublishedEditor = (folder: string) => rmSync(folder, { recursive: true });

/**
 * Lets a browser see the published editor at an address of its own, with the headers of a host and the pages of the site
 * that was built; GitHub's API and the sign-in proxy at theirs. Nothing else answers.
 */
export async function publish(
  context: BrowserContext,
  folder: string,
  host: FakeGitHub,
  editor: Person,
): Promise<void> {
  await context.route("**/*", (route) => route.abort());
  await context.route(`${site}/**`, (route) => fulfilFile(route, folder));
  await context.route(`${proxy}/auth?**`, (route) =>
    route.fulfill({ contentType: "text/html", body: signInPage(host.signIn(editor)) }),
  );
  await context.route(`${api}/**`, (route) => fulfilApi(route, host));
}

export const openPublished = (page: Page, address: string) => page.goto(`${site}/admin/#${address}`);

/** Signs in as a person does: a click, and a window of the proxy that closes by itself. */
export const signInThroughProxy = (page: Page) =>
  page.getByRole("button", { name: "Sign in with GitHub" }).click();

/** Lets a browser be signed in already, as one is that was used the day before. */
export async function rememberSignIn(context: BrowserContext, host: FakeGitHub, editor: Person) {
  await context.addInitScript((token) => {
    localStorage.setItem("editor-token", token);
  }, host.signIn(editor));
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

async function fulfilFile(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const file = join(path.startsWith("/admin/") ? folder : "public", path);
  if (!existsSync(file)) return route.fulfill({ status: 404 });
  const contentType = types[extname(file)] ?? "application/octet-stream";
  await route.fulfill({ body: readFileSync(file), contentType, headers: { ...secureHostHeaders } });
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
