/** @jest-environment node */
import { checkContent } from "../../src/content/check-content";
import { publishedFiles } from "../../tests/content/content-folder";
import { goodPictures } from "../../tests/content/valid-content";
import { childSeconds } from "../builds";
import { multiplyAreas } from "../multiply-areas";
import { stripPage } from "../strip-page";

it("Areas that are multiplied are still valid content", async () => {
  const files = await publishedFiles();
  const areas = files.filter(({ path }) => path.startsWith("areas/"));
  const others = files.filter((file) => !areas.includes(file));
  const many = multiplyAreas(
    areas.map(({ text }) => JSON.parse(text)),
    3,
  );
  expect(many).toHaveLength(3 * areas.length);
  const copies = many.map((area) => ({ path: `areas/${area.slug}.json`, text: JSON.stringify(area) }));
  expect(await checkContent([...others, ...copies], goodPictures)).toEqual([]);
});

it("The seconds of a build are those of all processes below the shell", () => {
  expect(childSeconds("0m0.003s 0m0.001s\n1m2.500s 0m7.500s\n")).toBe(70);
});

const hero = '<picture><source srcSet="/hero.avif"/><img src="/hero.webp" fetchpriority="high"/></picture>';

describe("A stripped page", () => {
  it("keeps its words, its styles, its font, and its hero picture with what fetches it ahead", () => {
    const ahead =
      '<link rel="preload" as="image" href="/a.avif"/><link rel="preload" as="font" href="/a.woff2"/>';
    const page = `<head>${ahead}<style>h1{color:green}</style></head><body><h1>Tiles</h1>${hero}</body>`;
    expect(stripPage(page)).toBe(page);
  });

  it.each([
    ["script", '<script type="application/ld+json">{\n"a":1}</script>'],
    ["other picture", '<picture><img src="/room.webp" loading="lazy"/></picture>'],
    ["file for later", '<link rel="preload" as="script" href="/app.js"/>'],
    ["policy", `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>`],
  ])("has no %s", (_name, part) => {
    expect(stripPage(`<p>Tiles</p>${part}<p>Floors</p>${part}${hero}`)).toBe(
      `<p>Tiles</p><p>Floors</p>${hero}`,
    );
  });
});
