import { readArguments } from "../command-line/read-arguments";
import { readCounts } from "../command-line/read-counts";

export interface ScreenshotArguments {
  folder: string;
  /** Types or addresses; none means one page of each type. */
  pages: string[];
  widths: number[];
  /** Each section on its own instead of the whole page. */
  sections: boolean;
}

/** A small phone, a tablet upright, a laptop, a desk. */
const usualWidths = ["360", "768", "1280", "1920"];

/** `--page` and `--width` may be given several times. */
export function readScreenshotArguments(words: string[]): ScreenshotArguments {
  const { values } = readArguments(words, {
    command: "npm run screenshots --",
    options: {
      folder: { type: "string", default: "test-results/screenshots" },
      page: { type: "string", multiple: true, default: [] },
      width: { type: "string", multiple: true, default: usualWidths },
      sections: { type: "boolean", default: false },
    },
  });
  const { folder, page: pages, width, sections } = values;
  return { folder, pages, widths: readCounts(width, "width"), sections };
}

/** index.html is home; areas/chelsea.html is areas-chelsea. */
export function pictureName(file: string): string {
  return file === "index.html" ? "home" : file.replace(/\.html$/, "").replaceAll("/", "-");
}
