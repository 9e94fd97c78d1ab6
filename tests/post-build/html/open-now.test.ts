/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { openNowAttributes } from "../../../src/open-now/open-now-data";
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { addOpenNow, openNowScript } from "../../../src/post-build/html/open-now";

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
  addOpenNow(tree);
  return pageText(tree);
}

describe("The script that says whether the company is open", () => {
  it("is the last thing in the body, after all that it writes into, and holds nothing up", () => {
    expect(built(element)).toMatch(
      /<\/span><script async="" src="\/open-now-[0-9a-f]{20}\.js"><\/script><\/body><\/html>$/,
    );
  });

  it("is left out of a page that says nothing of it", () => {
    expect(built("<p>Words</p>")).not.toContain("<script");
  });

  it("writes into every element that holds opening times, and into no other", () => {
    const { window } = new JSDOM(`${element}<p>As it was</p>${element}`, { runScripts: "outside-only" });
    window.eval(openNowScript().text);
    const spans = [...window.document.querySelectorAll("span")].map(({ textContent }) => textContent);
    expect(spans).toEqual(["Open until 11:59PM", "Open until 11:59PM"]);
    expect(window.document.querySelector("p")?.textContent).toBe("As it was");
    window.close();
  });

  it("is a few hundred bytes", () => {
    expect(gzipSync(openNowScript().text).length).toBeLessThan(800);
  });
});
