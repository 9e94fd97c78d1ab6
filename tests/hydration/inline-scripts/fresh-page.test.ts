/** @jest-environment node */
import { JSDOM } from "jsdom";
import { reloadedKey } from "../../../src/hydration/attributes";
import { compileInlineScript } from "../../../src/hydration/inline-scripts/compile-inline-script";

const script = compileInlineScript("src/hydration/inline-scripts/fresh-page.mts")
  // jsdom cannot load a page anew.
  .replace("location.reload()", "document.title='left'");

/** A page whose code does not come, and on which the script has looked at what its files answer. */
async function looked({
  status = 200,
  failed = "",
  body = "",
  before = "",
  full = false,
  type = "text/javascript",
}) {
  const { window } = new JSDOM(
    `<html data-failed="${failed}"><head><link rel="lazy" href="/app.js"></head><body>${body}</body></html>`,
    { url: "https://tiles.example/areas", runScripts: "outside-only" },
  );
  if (before) window.sessionStorage.setItem(reloadedKey, before);
  window.document.querySelector<HTMLElement>("input")?.focus();
  const { setItem } = window.Storage.prototype;
  if (full)
    window.Storage.prototype.setItem = function (key, value) {
      if (key === "draft") throw new Error("The quota has been exceeded");
      setItem.call(this, key, value);
    };
  const asked = jest.fn(async (_address: string, _options: object) => ({
    status,
    ok: status === 200,
    headers: new Headers({ "content-type": type }),
  }));
  Object.assign(window, { fetch: asked });
  window.eval(script);
  await new Promise((done) => setTimeout(done));
  const { title } = window.document;
  const address = window.location.href;
  const kept = JSON.parse(window.sessionStorage.getItem("draft") ?? "null");
  const ran = [...window.document.querySelectorAll("script")].map(({ src }) => src);
  window.close();
  return { left: title === "left", address, asked, kept, ran };
}

const typedForm = '<form data-draft="draft"><textarea name="firstName">Ada</textarea></form>';
const form = (queued: string) => `<form id="quote-form" ${queued}><input></form>`;

describe("A page whose code does not come", () => {
  it.each([404, 410])("is left for a fresh copy where a file is gone (%i)", async (status) => {
    const { left, address } = await looked({ status });
    expect(left).toBe(true);
    expect(address).toMatch(/^https:\/\/tiles\.example\/areas\?\d+$/);
  });

  it.each([200, 500, 503])("stays where its files may come yet (%i)", async (status) => {
    expect((await looked({ status })).left).toBe(false);
  });

  it("is left where a broken script was fetched anew, past what the browser keeps", async () => {
    const { left, asked } = await looked({ failed: "broken" });
    expect(left).toBe(true);
    expect(asked).toHaveBeenCalledWith(
      "https://tiles.example/app.js",
      expect.objectContaining({ cache: "reload" }),
    );
  });

  it("stays where a hotel's network answers with a page of its own", async () => {
    expect((await looked({ failed: "broken", type: "text/html; charset=utf-8" })).left).toBe(false);
  });

  it("is left where its data is another build's", async () => {
    expect((await looked({ failed: "stale" })).left).toBe(true);
  });

  it("is left once in an hour", async () => {
    const minute = 60_000;
    const minutesAgo = (minutes: number) => String(Date.now() - minutes * minute);
    expect((await looked({ status: 404, before: minutesAgo(0) })).left).toBe(false);
    expect((await looked({ status: 404, before: minutesAgo(59) })).left).toBe(false);
    expect((await looked({ status: 404, before: minutesAgo(61) })).left).toBe(true);
  });

  it("takes along what was typed", async () => {
    const { kept } = await looked({ status: 404, body: typedForm });
    expect(kept).toMatchObject({ firstName: "Ada" });
  });

  it("stays where what was typed cannot be kept", async () => {
    expect((await looked({ status: 404, body: typedForm, full: true })).left).toBe(false);
  });

  it("runs its scripts once more where a broken one was mended after it was left", async () => {
    const { left, ran } = await looked({ failed: "broken", before: String(Date.now()) });
    expect(left).toBe(false);
    expect(ran).toEqual(["https://tiles.example/app.js"]);
  });

  it("stays while the visitor is at a field and has asked for nothing", async () => {
    expect((await looked({ status: 404, body: form("") })).left).toBe(false);
  });

  it("is left for the form where a request waits to be sent", async () => {
    const { left, address } = await looked({ status: 404, body: form("data-queued") });
    expect(left).toBe(true);
    expect(address).toMatch(/#quote-form$/);
  });
});
