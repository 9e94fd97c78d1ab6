import { join } from "node:path";
import { hostile } from "../editor/session/new-area";
import { company } from "../published/published-content";
import { pageAt, readBuiltPages } from "../site/built-site";
import { graphFaults, graphOf } from "../site/checks/graph";
import { parityFaults } from "../site/checks/parity";
import { hostileAnswer, site } from "./edited-site";

describe("Words that look like code", () => {
  const { website } = company;
  const pages = readBuiltPages(join(site, "public"));
  const area = pageAt(pages, "/areas/crouch-hill").document;
  const home = pageAt(pages, "/").document;

  const spaced = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ");
  const tag = (selector: string) => area.querySelector(selector)?.getAttribute("content");

  it("are shown as words, on the page, on the card and in an answer", () => {
    expect(spaced(area.body.textContent)).toContain(spaced(hostile.introduction));
    const overview = pageAt(pages, "/areas-covered").document;
    expect(spaced(overview.body.textContent)).toContain(spaced(hostile.description));
    expect([...home.querySelectorAll("details p")].map(({ textContent }) => textContent)).toContain(
      hostileAnswer,
    );
  });

  it("are read as words by search engines and messengers", () => {
    expect(area.title).toBe(hostile.seoTitle);
    expect(tag('meta[property="og:title"]')).toBe(hostile.seoTitle);
    expect(tag('meta[name="description"]')).toBe(hostile.seoDescription);
    expect(tag('meta[property="og:description"]')).toBe(hostile.seoDescription);
  });

  it("start no script and make no element", () => {
    for (const document of [area, home]) {
      const scripts = [...document.querySelectorAll("script")].map(({ textContent }) => textContent ?? "");
      const started = scripts.filter((text) => /owned|alert/.test(text) && !text.startsWith('{"@context"'));
      expect(started).toEqual([]);
      expect([...document.querySelectorAll("[onerror], head b, main b")]).toEqual([]);
    }
  });

  it("are unchanged in the structured data, and break no page's structured data", () => {
    const graphText = (path: string) => JSON.stringify(graphOf(pageAt(pages, path)));
    const inJson = (words: string) => JSON.stringify(words).slice(1, -1);
    expect(graphText("/areas/crouch-hill")).toContain(inJson(hostile.introduction));
    expect(graphText("/")).toContain(inJson(hostileAnswer));
    const faults = pages.flatMap((page) => [
      ...graphFaults(page, website, true),
      ...parityFaults(page, website),
    ]);
    expect(faults).toEqual([]);
  });
});
