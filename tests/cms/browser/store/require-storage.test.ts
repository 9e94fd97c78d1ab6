import { requireStorage } from "../../../../src/cms/browser/store/require-storage";

const refuse = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

/** This browser, with storage that answers so when it is asked for. */
const browserWith = (answers: Record<"localStorage" | "indexedDB", () => unknown>): Window =>
  Object.create(window, {
    document: { value: document },
    localStorage: { get: answers.localStorage },
    indexedDB: { get: answers.indexedDB },
  });

const works = () => ({});

afterEach(() => {
  document.body.replaceChildren();
});

describe("Where the browser lets the CMS store nothing", () => {
  it.each([
    ["it refuses local storage", { localStorage: refuse, indexedDB: works }],
    ["it refuses its database", { localStorage: works, indexedDB: refuse }],
    ["it has none", { localStorage: () => null, indexedDB: works }],
  ])("the page says so, and what to do, and nothing else starts: %s", (_how, answers) => {
    expect(() => requireStorage(browserWith(answers))).toThrow("cannot work without it");
    expect(document.querySelector('[role="alert"]')?.textContent).toContain("allow cookies and site data");
  });
});

it("Where it may store, the page stays as it is", () => {
  requireStorage(browserWith({ localStorage: works, indexedDB: works }));
  expect(document.body.childElementCount).toBe(0);
});
