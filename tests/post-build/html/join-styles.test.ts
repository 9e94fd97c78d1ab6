/** @jest-environment node */
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import { joinStyles } from "../../../src/post-build/html/join-styles";

const joined = (styles: string) => {
  const page = parsePage(`<html><head>${styles}</head><body></body></html>`, "/");
  joinStyles(page);
  return pageText(page).match(/<style.*<\/style>/)?.[0];
};

describe("The styles of a page", () => {
  const emotion = '<style data-emotion="css-global x">html{}</style><style data-emotion="css ">.a{}</style>';

  it("that are nobody's stand at the end of Emotion's", () => {
    expect(joined(`${emotion}<link rel="icon"><style>@font-face{}</style>`)).toBe(
      '<style data-emotion="css-global x">html{}</style><style data-emotion="css ">.a{}@font-face{}</style>',
    );
  });

  it("stay where they are if Emotion has made none", () => {
    expect(joined("<style>@font-face{}</style>")).toBe("<style>@font-face{}</style>");
  });
});
