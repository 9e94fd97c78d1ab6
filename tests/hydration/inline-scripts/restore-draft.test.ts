/** @jest-environment node */
import "@testing-library/jest-dom";
import { JSDOM } from "jsdom";
import { restoresDraft, shownAfter } from "../../../src/hydration/attributes";
import { compileInlineScript } from "../../../src/hydration/inline-scripts/compile-inline-script";

const attributesOf = (record: Record<string, string>) =>
  Object.entries(record)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");

const page = (extra = "") => `<html><head></head><body>${extra}
  <form ${attributesOf(restoresDraft("draft"))}>
    <input name="firstName"><textarea name="details"></textarea><input name="website"><button>Send</button>
    <div hidden ${attributesOf(shownAfter(["/services/", "/areas/"]))}></div>
  </form></body></html>`;

const script = compileInlineScript("src/hydration/inline-scripts/restore-draft.mts");

/** A page as it is once it is loaded, in a tab whose storage holds this draft. */
function loaded(html: string, draft?: string, referrer = "") {
  const { window } = new JSDOM(`${html}<script>${script}</script>`, {
    url: "https://tiles.example/",
    ...(referrer ? { referrer } : {}),
    runScripts: "dangerously",
    beforeParse: ({ sessionStorage }) => draft !== undefined && sessionStorage.setItem("draft", draft),
  });
  const { document } = window;
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  return { document, value };
}

const draft = JSON.stringify({ firstName: "Ada", details: "A floor.\nAnd walls." });

describe("A draft", () => {
  it("stands in the fields before anything is touched", () => {
    const { value, document } = loaded(page(), draft);
    expect(value("firstName")).toBe("Ada");
    expect(value("details")).toBe("A floor.\nAnd walls.");
    expect(value("website")).toBe("");
    expect(document.querySelector("form")).toHaveAttribute("data-restored");
  });

  it("leaves alone what the browser has put into a field already", () => {
    const { value } = loaded(page().replace('name="firstName"', 'name="firstName" value="Grace"'), draft);
    expect(value("firstName")).toBe("Grace");
    expect(value("details")).toContain("A floor.");
  });

  it.each([undefined, "", "{", "null", "[]", "7"])("is none in a storage that holds %j", (text) => {
    const { value } = loaded(page(), text);
    expect(value("firstName")).toBe("");
    expect(value("details")).toBe("");
  });
});

describe("A form that React has not hydrated", () => {
  const keptBy = (attributes: string) => {
    const { document } = loaded(page().replace("<form ", `<form ${attributes} `));
    const window = document.defaultView;
    for (const input of document.querySelectorAll("input")) input.value = "Ada";
    window?.dispatchEvent(new window.Event("pagehide"));
    return JSON.parse(window?.sessionStorage.getItem("draft") ?? "null");
  };

  it("keeps what was typed when its page is left", () => {
    expect(keptBy("")).toMatchObject({ firstName: "Ada" });
  });

  it("leaves that to React once it is hydrated", () => {
    expect(keptBy("data-hydrated")).toBeNull();
  });

  it("keeps that it was sent, too", () => {
    expect(keptBy("data-queued")).toHaveProperty("queued");
  });
});

describe("Room for what depends on the page before", () => {
  const roomAfter = (referrer: string) =>
    loaded(page(), undefined, referrer).document.querySelector("[data-after]")?.hasAttribute("hidden") ===
    false;

  it.each([
    ["https://tiles.example/services/floors", true],
    ["https://tiles.example/areas/chelsea", true],
    ["https://tiles.example/portfolio", false],
    ["https://search.example/services/floors", false],
    ["", false],
  ])("is kept free after %j: %s", (referrer, free) => {
    expect(roomAfter(referrer)).toBe(free);
  });
});

it("The script weighs less than six hundred bytes", () => {
  expect(Buffer.byteLength(script)).toBeLessThan(600);
});
