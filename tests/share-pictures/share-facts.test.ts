import { shareFacts } from "../../src/share-pictures/share-facts";

const page = (title: string, main = "") =>
  `<head><meta property="og:title" content="${title}"/></head><body><img src="/static/1/logo.webp"><main>${main}</main></body>`;

describe("A share picture is made of", () => {
  it("the page's title, up to the bar", () => {
    expect(shareFacts(page("Bathroom Tiling in Chelsea, SW3 | London Tiling Company")).title).toBe(
      "Bathroom Tiling in Chelsea, SW3",
    );
  });

  it("the title as people read it, not as HTML writes it", () => {
    expect(shareFacts(page("St John&#x27;s Wood &amp; more")).title).toBe("St John's Wood & more");
  });

  it("the first picture of the page's main part", () => {
    const main = '<img src="/static/2/room.webp"/><img src="/static/3/detail.webp"/>';
    expect(shareFacts(page("Tiles", main)).picture).toBe("static/2/room.webp");
  });

  it("no picture where the page has none", () => {
    expect(shareFacts(page("Tiles"))).toEqual({ title: "Tiles" });
  });
});
