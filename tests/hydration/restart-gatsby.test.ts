import { onClientEntry, onInitialClientRender } from "../../src/hydration/restart-gatsby";

const runtime = "/webpack-runtime-8df9521be189192a252f.js";

/** What the browser tells of a promise that failed and that nobody waits for. */
function fail(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

const gaveUp = new Error("page resources for / not found. Not rendering React");
const scripts = () => [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"));
const isUnavailable = () => document.documentElement.hasAttribute("data-form-unavailable");

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<link rel="later" data-as="script" data-run="1" href="${runtime}">`;
  delete document.documentElement.dataset.formUnavailable;
  onClientEntry();
});
afterEach(() => {
  onInitialClientRender();
  jest.useRealTimers();
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

  it("is started again after a second", () => {
    fail(gaveUp);
    jest.advanceTimersByTime(999);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual([new URL(runtime, window.location.href).href]);
  });

  it("is started again once, however much fails", () => {
    fail(gaveUp);
    fail(gaveUp);
    jest.runAllTimers();
    expect(scripts()).toHaveLength(1);
  });

  it("is started again until its scripts come", () => {
    fail(gaveUp);
    jest.advanceTimersByTime(1_000);
    document.querySelector("script")?.dispatchEvent(new Event("error"));
    jest.advanceTimersByTime(1_000);
    expect(scripts()).toHaveLength(2);
  });
});

describe("A page is left alone", () => {
  it("where something else fails", () => {
    fail(new Error("An extension of the browser is at fault"));
    fail("A text");
    jest.runAllTimers();
    expect(scripts()).toEqual([]);
    expect(isUnavailable()).toBe(false);
  });

  it("once it is awake", () => {
    onInitialClientRender();
    fail(gaveUp);
    jest.runAllTimers();
    expect(scripts()).toEqual([]);
  });
});
