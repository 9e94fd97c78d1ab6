/** @jest-environment node */
import "@testing-library/jest-dom";
import { fireEvent } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { compileLoader } from "../../../src/hydration/inline-scripts/compile-loader";

const addresses = ["/webpack-runtime-3a5e3d4d.js", "/framework-4c1da357.js", "/app-bb4cc98e.js"];
const compilationHash = "54d73dcf";
const loader = compileLoader({ compilationHash, atOnce: false });
const eagerLoader = compileLoader({ compilationHash, atOnce: true });

const later = `${addresses.map((address) => `<link rel="lazy" href="${address}">`).join("")}
  <link rel="lazy" data-as="fetch" href="/page-data/app-data.json"><link rel="icon" href="/favicon.svg">`;

const body = `
  <a href="/areas" id="plain">Areas</a>
  <form data-hydrate data-replay="submit" id="form"><input id="field"><button type="button" data-replay="click">Clear</button></form>
  <details data-hydrate id="menu"><summary>Menu</summary></details>`;

/** A page with the loader in its head, opened in a browser that fetches no files. */
async function openPage({ script = loader, hash = "" } = {}) {
  const { window } = new JSDOM(`<head>${later}<script>${script}</script></head><body>${body}</body>`, {
    runScripts: "dangerously",
    url: `http://localhost/${hash}`,
  });
  const page = window.document;
  await new Promise((resolve) => window.addEventListener("load", resolve));
  const element = (selector: string) => {
    const found = page.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const fetched = () =>
    [...page.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => new URL(src).pathname);
  return { window, page, element, fetched };
}

describe("A page", () => {
  it("loads nothing while nobody touches anything that needs React", async () => {
    const { element, fetched } = await openPage();
    fireEvent.pointerDown(element("#plain"));
    fireEvent.keyDown(element("#plain"));
    expect(fetched()).toEqual([]);
  });

  it.each([
    ["a finger or a pointer", "pointerDown"],
    ["focus, as keys bring it,", "focusIn"],
    ["a click", "click"],
  ] as const)("is hydrated at %s in a part that needs React", async (_what, event) => {
    const { element, fetched } = await openPage();
    fireEvent[event](element("#field"));
    expect(fetched()).toEqual(addresses);
  });

  it("asks for all else that it will need as soon as the first script has come", async () => {
    const { page, element } = await openPage();
    fireEvent.focusIn(element("#field"));
    const asked = () =>
      [...page.querySelectorAll("link[rel=preload]")].map((link) => link.getAttribute("href"));
    expect(asked()).toEqual([]);
    fireEvent.load(element("script[src]"));
    expect(asked()).toEqual(["/page-data/app-data.json"]);
  });

  it("is hydrated once only", async () => {
    const { element, fetched } = await openPage();
    fireEvent.focusIn(element("#field"));
    fireEvent.keyDown(element("#field"));
    fireEvent.pointerDown(element("#menu"));
    expect(fetched()).toEqual(addresses);
  });

  it("is hydrated when its address leads into a part that needs React", async () => {
    expect((await openPage({ hash: "#field" })).fetched()).toEqual(addresses);
    expect((await openPage({ hash: "#plain" })).fetched()).toEqual([]);
  });

  it("can be hydrated from the start, to compare", async () => {
    expect((await openPage({ script: eagerLoader })).fetched()).toEqual(addresses);
  });

  it("knows the number by which Gatsby tells that scripts and data belong together", async () => {
    const { window } = await openPage();
    expect(window.___webpackCompilationHash).toBe(compilationHash);
    expect(window.___chunkMapping).toEqual({});
  });
});

describe("Until a part is hydrated", () => {
  it("a submit is queued, not carried out by the browser", async () => {
    const { element, fetched } = await openPage();
    expect(fireEvent.submit(element("#form"))).toBe(false);
    expect(element("#form")).toHaveAttribute("data-queued");
    expect(fetched()).toEqual(addresses);
  });

  it("a click on a control that asks for it is queued", async () => {
    const { element } = await openPage();
    expect(fireEvent.click(element("button"))).toBe(false);
    expect(element("button")).toHaveAttribute("data-queued");
  });

  it("a click that opens a new tab is left to the browser", async () => {
    const { element } = await openPage();
    expect(fireEvent.click(element("button"), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(element("button"), { metaKey: true })).toBe(true);
    expect(element("button")).not.toHaveAttribute("data-queued");
  });

  it("a click into a field or on the menu works as ever", async () => {
    const { element } = await openPage();
    expect(fireEvent.click(element("#field"))).toBe(true);
    expect(fireEvent.click(element("summary"))).toBe(true);
  });
});

it("Once a part is hydrated nothing in it is queued", async () => {
  const { element, fetched } = await openPage();
  element("#form").removeAttribute("data-hydrate");
  expect(fireEvent.submit(element("#form"))).toBe(true);
  expect(element("#form")).not.toHaveAttribute("data-queued");
  expect(fetched()).toEqual([]);
});

it("A script that does not arrive shows the other ways and is asked for again, alone", async () => {
  const { window, page, element, fetched } = await openPage();
  const later = jest.spyOn(window, "setTimeout");
  fireEvent.focusIn(element("#field"));
  fireEvent.error(element(`script[src$="${addresses[1]}"]`));
  expect(page.documentElement.dataset.failed).toBe("");
  const [again, pause, ...parameters] = later.mock.lastCall ?? [];
  expect(pause).toBe(1000);
  if (typeof again === "function") again(...parameters);
  expect(fetched()).toEqual([...addresses, addresses[1]]);
});

it("The loader is at most 700 bytes", () => {
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(700);
});
