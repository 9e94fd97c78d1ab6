/** @jest-environment node */
import { parsePage } from "../../../src/page-tree/page-tree";
import { socialImageFacts } from "../../../src/post-build/social-images/social-image-facts";

const page = (title: string, alt = "", main = "") =>
  `<head><meta property="og:title" content="${title}"/><meta property="og:image:alt" content="${alt}"/></head><main>${main}</main>`;

const image = (file: string, alt: string) =>
  `<img src="/static/${file}" srcset="/static/x 1w" alt="${alt}"/>`;

const facts = (html: string, answer: unknown = {}) => socialImageFacts(parsePage(html, "/tiles"), answer);

describe("A social image is made of", () => {
  it("the page's title, up to the bar", () => {
    expect(facts(page("Bathroom Tiling in Chelsea, SW3 | London Tiling Company")).title).toBe(
      "Bathroom Tiling in Chelsea, SW3",
    );
  });

  it("the title as people read it, not as HTML writes it", () => {
    expect(facts(page("St John&#x27;s Wood &amp; more")).title).toBe("St John's Wood & more");
  });

  it("the picture that the page's head describes, and not the room as it was before the work", () => {
    const main = image("1/before.webp", "Cracked tiles") + image("2/room.webp", "Mended tiles");
    expect(facts(page("Tiles", "Mended tiles", main)).picture?.file).toBe("static/2/room.webp");
  });

  it("that picture even where its description holds quotes", () => {
    const main = image("2/room.webp", "A &quot;metro&quot; tile");
    expect(facts(page("Tiles", "A &quot;metro&quot; tile", main)).picture?.file).toBe("static/2/room.webp");
  });

  it("the point of that picture which its editor has chosen, and not another picture's", () => {
    const main = image("2/room.webp", "Mended tiles");
    const pictures = [
      { alt: "Cracked tiles", focus: "10% 10%" },
      { alt: "Mended tiles", focus: "30% 70%" },
    ];
    expect(facts(page("Tiles", "Mended tiles", main), { data: { pictures } }).picture?.focus).toBe("30% 70%");
    expect(
      facts(page("Tiles", "Mended tiles", main), { data: { pictures: [] } }).picture?.focus,
    ).toBeUndefined();
  });

  it("no picture where the page does not show the one that its head describes", () => {
    const main = image("2/detail.webp", "A corner");
    expect(facts(page("Tiles", "A green bathroom", main))).toEqual({
      title: "Tiles",
      alt: "A green bathroom",
    });
  });
});

describe("The build stops, and names the page, where the head says nothing of", () => {
  it.each(["og:title", "og:image:alt"])("%s", (name) => {
    const html = page("Tiles", "A floor").replace(`"${name}"`, '"other"');
    expect(() => facts(html)).toThrow(`/tiles: the text of its ${name} is missing`);
  });
});
