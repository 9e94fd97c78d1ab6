/** @jest-environment node */
import "@testing-library/jest-dom";
import { JSDOM } from "jsdom";
import { draftLifetime, restoresDraft, shownAfter } from "../../../src/hydration/attributes";
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

const script = compileInlineScript("src/hydration/inline-scripts/draft.mts");

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

  it("is forgotten after a day", () => {
    const old = { ...JSON.parse(draft), at: Date.now() - draftLifetime - 1 };
    const { value, document } = loaded(page(), JSON.stringify(old));
    expect(value("firstName")).toBe("");
    document.defaultView?.dispatchEvent(new document.defaultView.Event("pagehide"));
    expect(document.defaultView?.sessionStorage.getItem("draft")).toBeNull();
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

describe("What is typed into a form", () => {
  /** A page on which a name is typed, and what the tab then holds. */
  function typed(attributes = "", value = "Ada") {
    const { document } = loaded(page().replace("<form ", `<form ${attributes} `));
    const window = document.defaultView;
    const input = document.querySelector("input");
    if (!window || !input) throw new Error("There is no form");
    input.value = value;
    const kept = () => JSON.parse(window.sessionStorage.getItem("draft") ?? "null");
    return { window, input, kept };
  }

  it("is kept at every key, before React is there", () => {
    const { window, input, kept } = typed();
    input.dispatchEvent(new window.Event("input", { bubbles: true }));
    expect(kept()).toMatchObject({ firstName: "Ada" });
  });

  it("is kept in a form that React has put in the place of the first", () => {
    const { window, kept } = typed();
    const form = window.document.querySelector("form");
    const other = form?.cloneNode(true) as HTMLFormElement;
    form?.replaceWith(other);
    const input = other.querySelector("input");
    if (input) input.value = "Grace";
    input?.dispatchEvent(new window.Event("input", { bubbles: true }));
    expect(kept()).toMatchObject({ firstName: "Grace" });
    window.dispatchEvent(new window.Event("pagehide"));
    expect(kept()).toMatchObject({ firstName: "Grace" });
  });

  it("is kept when the page is left, with when that was", () => {
    const { window, kept } = typed();
    const before = Date.now();
    window.dispatchEvent(new window.Event("pagehide"));
    expect(kept()).toMatchObject({ firstName: "Ada" });
    expect(kept().at).toBeGreaterThanOrEqual(before);
  });

  it("is kept with the mark that it was sent", () => {
    const { window, kept } = typed("data-queued");
    window.dispatchEvent(new window.Event("pagehide"));
    expect(kept()).toHaveProperty("queued");
  });

  it("is forgotten once it is erased", () => {
    const { window, input, kept } = typed();
    input.dispatchEvent(new window.Event("input", { bubbles: true }));
    input.value = "";
    input.dispatchEvent(new window.Event("input", { bubbles: true }));
    expect(kept()).toBeNull();
  });

  it("leaves nothing behind where it is nothing", () => {
    const { window, kept } = typed("", "");
    window.dispatchEvent(new window.Event("pagehide"));
    expect(kept()).toBeNull();
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
