/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { compileOpenNow } from "../../src/open-now/compile-open-now";
import { openNowAttributes } from "../../src/open-now/open-now-data";

const attributes = openNowAttributes({
  minutes: Array.from({ length: 7 }, (_, day) => [day * 1440, day * 1440 + 1439]).flat(),
  closedDays: [],
  words: { open: "Open until {time}", closed: "Closed", today: "today" },
});
const element = `<span ${Object.entries(attributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ")}></span>`;

describe("The inline script that says whether the company is open", () => {
  it("writes into every element that holds opening times, and into no other", () => {
    const { window } = new JSDOM(`${element}<p>As it was</p>${element}<script>${compileOpenNow()}</script>`, {
      runScripts: "dangerously",
    });
    const spans = [...window.document.querySelectorAll("span")].map(({ textContent }) => textContent);
    expect(spans).toEqual(["Open until 11:59PM", "Open until 11:59PM"]);
    expect(window.document.querySelector("p")?.textContent).toBe("As it was");
    window.close();
  });

  it("is a few hundred bytes, and cannot end its own element", () => {
    expect(gzipSync(compileOpenNow()).length).toBeLessThan(800);
    expect(compileOpenNow()).not.toContain("</script");
  });
});
