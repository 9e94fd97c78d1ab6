/** @jest-environment node */
import { pictureName, readScreenshotArguments } from "../../../tools/screenshots/arguments";

describe("What screenshots are taken of", () => {
  it("is one page of each type at four widths, whole, where nothing is said", () => {
    expect(readScreenshotArguments([])).toEqual({
      folder: "test-results/screenshots",
      pages: [],
      widths: [360, 768, 1280, 1920],
      sections: false,
    });
  });

  it("is the pages and widths that are named", () => {
    const words = "--folder shots --page area --page / --width 412 --width 1440 --sections".split(" ");
    expect(readScreenshotArguments(words)).toEqual({
      folder: "shots",
      pages: ["area", "/"],
      widths: [412, 1440],
      sections: true,
    });
  });

  it.each([[["--help"]], [["shots"]], [["--width", "wide"]], [["--pages", "area"]]])(
    "is refused: %j",
    (words) => {
      expect(() => readScreenshotArguments(words)).toThrow();
    },
  );

  it("is named by the page's file", () => {
    expect(pictureName("index.html")).toBe("home");
    expect(pictureName("areas/chelsea.html")).toBe("areas-chelsea");
  });
});
