import { readFileSync } from "node:fs";
import { onClientEntry, onInitialClientRender } from "../../src/hydration/restart-gatsby";

const runtime = "/webpack-runtime-8df9521b.js";

/** What the browser tells of a promise that failed and that nobody waits for. */
function fail(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

const gaveUp = new Error("page resources for / not found. Not rendering React");
const fetchedScripts = () =>
  [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"));
const scripts = () => fetchedScripts().filter((address) => address !== "/fresh-page.js");
const isUnavailable = () => document.documentElement.hasAttribute("data-failed");

let answer: (address: string) => Promise<Pick<Response, "ok">>;
const fetched = jest.fn((address: string) => answer(address));

beforeEach(() => {
  jest.useFakeTimers();
  answer = async () => ({ ok: true });
  Object.assign(window, { fetch: fetched, reportError: jest.fn() });
  document.head.innerHTML = `<link rel="lazy" href="/app-1.js"><link rel="lazy" href="${runtime}"><link rel="lazy" data-as="fetch" href="/page-data/app-data.json">`;
  delete document.documentElement.dataset.failed;
  delete document.documentElement.dataset.restarts;
  onClientEntry();
});
afterEach(() => {
  onInitialClientRender();
  jest.useRealTimers();
});

it("The words with which Gatsby and webpack give up are those that are listened for", () => {
  const read = (file: string) => readFileSync(require.resolve(file), "utf8");
  expect(read("gatsby/cache-dir/production-app.js")).toContain("`page resources for ${");
  expect(read("gatsby/cache-dir/loader.js")).toContain("`We couldn't load \"${");
  expect(read("webpack/lib/web/JsonpChunkLoadingRuntimeModule.js")).toContain("'Loading chunk ' + chunkId");
});

describe("A page whose data or code could not be fetched", () => {
  it.each([
    ["its data", gaveUp],
    ["data that pages share", new Error('We couldn\'t load "/page-data/sq/d/2779995103.json"')],
    ["its code", new Error("Loading chunk 691 failed.")],
  ])("shows the other ways, whether %s is missing", (_what, reason) => {
    fail(reason);
    expect(isUnavailable()).toBe(true);
  });

  it("looks for a fresh copy of itself, because its files may be gone for good", () => {
    fail(gaveUp);
    expect(fetchedScripts()).toEqual(["/fresh-page.js"]);
  });

  it("is started again after a second", async () => {
    fail(gaveUp);
    await jest.advanceTimersByTimeAsync(999);
    expect(scripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(scripts()).toEqual([new URL(runtime, window.location.href).href]);
  });

  it("is started again once, however much fails", async () => {
    fail(gaveUp);
    fail(gaveUp);
    await jest.runAllTimersAsync();
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a refusal", async (address: string) => ({ ok: !address.endsWith("/app-data.json") })],
  ])("is not started while one of its files gets %s", async (_what, refusal) => {
    answer = refusal;
    fail(gaveUp);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(scripts()).toEqual([]);
    answer = async () => ({ ok: true });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(scripts()).toHaveLength(1);
  });

  it("is started again until its scripts come", async () => {
    fail(gaveUp);
    await jest.advanceTimersByTimeAsync(1_000);
    document.querySelector("script[src*=runtime]")?.dispatchEvent(new Event("error"));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(scripts()).toHaveLength(2);
  });
});

/** As in the browser: webpack's runtime, run again, runs every module again. */
function runModuleAnew(): void {
  jest.isolateModules(() => {
    const again: typeof import("../../src/hydration/restart-gatsby") = require("../../src/hydration/restart-gatsby");
    again.onClientEntry();
  });
}

describe("A page whose files all come and that fails all the same", () => {
  it("is started again three times, then its error is reported: it has a fault of its own", async () => {
    onInitialClientRender();
    for (let time = 0; time < 5; time++) {
      runModuleAnew();
      fail(gaveUp);
      await jest.runAllTimersAsync();
    }
    expect(scripts()).toHaveLength(3);
    expect(window.reportError).toHaveBeenCalledWith(gaveUp);
  });
});

describe("A page is left alone", () => {
  it("where something else fails", async () => {
    fail(new Error("An extension of the browser is at fault"));
    fail("A text");
    await jest.runAllTimersAsync();
    expect(scripts()).toEqual([]);
    expect(isUnavailable()).toBe(false);
  });

  it("once it is hydrated", async () => {
    onInitialClientRender();
    fail(gaveUp);
    await jest.runAllTimersAsync();
    expect(scripts()).toEqual([]);
  });
});
