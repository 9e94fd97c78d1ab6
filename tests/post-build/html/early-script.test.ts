/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { openNowAttributes } from "../../../src/open-now/open-now-data";
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { addEarlyScript, earlyScript } from "../../../src/post-build/html/early-script";
import { attemptsKey } from "../../../src/quote-request/adapters/attempt-store";

const attributes = openNowAttributes({
  minutes: Array.from({ length: 7 }, (_, day) => [day * 1440, day * 1440 + 1439]).flat(),
  closedDays: [],
  words: { open: "Open until {time}", closed: "Closed", today: "today" },
});
const element = `<span ${Object.entries(attributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ")}></span>`;

/** The HTML of a page after the build. */
function built(body: string): string {
  const tree = parsePage(`<html><head></head><body>${body}</body></html>`, "/");
  addEarlyScript(tree);
  return pageText(tree);
}

describe("The script that pages load before they are touched", () => {
  it("is the last thing in the body, after all that it writes into, and holds nothing up", () => {
    expect(built(element)).toMatch(/<\/span><script async="" src="\/early\.js"><\/script><\/body><\/html>$/);
  });

  it("is left out of a page that has nothing to do for it", () => {
    expect(built("<p>Words</p>")).not.toContain("<script");
  });

  it("says whether the company is open wherever there are opening times, and nowhere else", () => {
    const { window } = new JSDOM(`${element}<p>As it was</p>${element}`, { runScripts: "outside-only" });
    window.eval(earlyScript().text);
    const spans = [...window.document.querySelectorAll("span")].map(({ textContent }) => textContent);
    expect(spans).toEqual(["Open until 11:59PM", "Open until 11:59PM"]);
    expect(window.document.querySelector("p")?.textContent).toBe("As it was");
    window.close();
  });

  it("forgets the attempts to send that no longer count, and keeps those that do", () => {
    const { window } = new JSDOM(element, { runScripts: "outside-only", url: "https://tiles.example/" });
    const [old, late] = [15, 14].map((minutes) => ["key", Date.now() - minutes * 60_000]);
    window.localStorage.setItem(attemptsKey, JSON.stringify([old, late]));
    window.eval(earlyScript().text);
    expect(JSON.parse(window.localStorage.getItem(attemptsKey) ?? "")).toEqual([late]);
    window.close();
  });

  it("is asked for by a form with a draft, too", () => {
    expect(built('<p>Words</p><form data-draft="draft"></form>')).toContain("<script async");
  });

  it("leaves room for the loader in the two kilobytes that a page may fetch before it is touched", () => {
    expect(gzipSync(earlyScript().text).length).toBeLessThan(1536);
  });
});
