/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { loaderScript } from "../../src/hydration/loader";

const addresses = [
  "/webpack-runtime-3a5e3d4d1f18e84c112c.js",
  "/framework-4c1da35789a043e310ab.js",
  "/app-bb4cc98ed63283deec97.js",
];
const compilationHash = "54d73dcf2e7d1bea9b9c";

const head = `${addresses.map((address) => `<link rel="later" data-as="script" data-run="1" href="${address}">`).join("")}
  <link rel="later" data-as="fetch" href="/page-data/app-data.json"><link rel="icon" href="/favicon.svg">`;

const page = `
  <a href="/areas" id="plain">Areas</a>
  <form data-hydrate data-replay="submit" id="form"><input id="field"><button type="button" data-replay="click">Clear</button></form>
  <details data-hydrate id="menu"><summary>Menu</summary></details>`;

/** A page of its own, so that one test's listeners do not hear another's events. */
function openPage({ atOnce = false, hash = "" } = {}) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inner = frame.contentDocument;
  const view = frame.contentWindow;
  if (!inner || !view) throw new Error("There is no page in the frame");
  inner.head.innerHTML = head;
  inner.body.innerHTML = page;
  if (hash) view.location.hash = hash;
  const run = new Function(
    "document",
    "location",
    `var onload,___chunkMapping,___webpackCompilationHash;${loaderScript(compilationHash, atOnce)};return [onload,___webpackCompilationHash]`,
  );
  const [loaded, number]: [(() => void) | undefined, unknown] = run(inner, view.location);
  loaded?.();
  const element = (selector: string) => {
    const found = inner.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const fetched = () =>
    [...inner.querySelectorAll("script")].map((script) => new URL(script.src, location.href).pathname);
  return { inner, element, fetched, number };
}

describe("A page", () => {
  it("sleeps while nobody touches anything that needs React", () => {
    const { element, fetched } = openPage();
    fireEvent.pointerDown(element("#plain"));
    fireEvent.keyDown(element("#plain"));
    expect(fetched()).toEqual([]);
  });

  it.each([
    ["a finger or a pointer", "pointerDown"],
    ["focus, as keys bring it,", "focusIn"],
    ["a click", "click"],
  ] as const)("wakes at %s in a part that needs React", (_what, event) => {
    const { element, fetched } = openPage();
    fireEvent[event](element("#field"));
    expect(fetched()).toEqual(addresses);
  });

  it("asks for all else that it will need as soon as the first script has come", () => {
    const { inner, element } = openPage();
    fireEvent.focusIn(element("#field"));
    const asked = () =>
      [...inner.querySelectorAll("link[rel=preload]")].map((link) => link.getAttribute("href"));
    expect(asked()).toEqual([]);
    fireEvent.load(element("script"));
    expect(asked()).toEqual(["/page-data/app-data.json"]);
  });

  it("wakes once only", () => {
    const { element, fetched } = openPage();
    fireEvent.focusIn(element("#field"));
    fireEvent.keyDown(element("#field"));
    fireEvent.pointerDown(element("#menu"));
    expect(fetched()).toEqual(addresses);
  });

  it("wakes when its address leads into a part that needs React", () => {
    expect(openPage({ hash: "#field" }).fetched()).toEqual(addresses);
    expect(openPage({ hash: "#plain" }).fetched()).toEqual([]);
  });

  it("can be left awake from the start, to compare", () => {
    expect(openPage({ atOnce: true }).fetched()).toEqual(addresses);
  });

  it("knows the number by which Gatsby tells that scripts and data belong together", () => {
    expect(openPage().number).toBe(compilationHash);
  });
});

describe("Until a part is awake", () => {
  it("a submit is queued, not carried out by the browser", () => {
    const { element, fetched } = openPage();
    expect(fireEvent.submit(element("#form"))).toBe(false);
    expect(element("#form")).toHaveAttribute("data-queued");
    expect(fetched()).toEqual(addresses);
  });

  it("a click on a control that asks for it is queued", () => {
    const { element } = openPage();
    expect(fireEvent.click(element("button"))).toBe(false);
    expect(element("button")).toHaveAttribute("data-queued");
  });

  it("a click that opens a new tab is left to the browser", () => {
    const { element } = openPage();
    expect(fireEvent.click(element("button"), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(element("button"), { metaKey: true })).toBe(true);
    expect(element("button")).not.toHaveAttribute("data-queued");
  });

  it("a click into a field or on the menu works as ever", () => {
    const { element } = openPage();
    expect(fireEvent.click(element("#field"))).toBe(true);
    expect(fireEvent.click(element("summary"))).toBe(true);
  });
});

it("Once a part is awake nothing in it is queued", () => {
  const { element, fetched } = openPage();
  element("#form").removeAttribute("data-hydrate");
  expect(fireEvent.submit(element("#form"))).toBe(true);
  expect(element("#form")).not.toHaveAttribute("data-queued");
  expect(fetched()).toEqual([]);
});

it("A script that does not arrive shows the other ways and is asked for again, alone", () => {
  jest.useFakeTimers();
  const { inner, element, fetched } = openPage();
  fireEvent.focusIn(element("#field"));
  fireEvent.error(element(`script[src$="${addresses[1]}"]`));
  expect(inner.documentElement).toHaveAttribute("data-form-unavailable");
  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual([...addresses, addresses[1]]);
  jest.useRealTimers();
});

it("The loader is at most 700 bytes", () => {
  expect(Buffer.byteLength(loaderScript(compilationHash, false))).toBeLessThanOrEqual(700);
});
