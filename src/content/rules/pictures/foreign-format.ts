/** The brands of HEIC in the header of an ISO media file: https://nokiatech.github.io/heif/technical.html */
const heicBrand = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Kinds of files that reach people under a picture's name, by what they begin with. */
const others: readonly (readonly [starts: readonly string[], what: string])[] = [
  [["II*\0", "MM\0*"], "a raw or TIFF picture"],
  [["\xff\n", "\0\0\0\fJXL "], "a JPEG XL picture"],
  [["%PDF-"], "a PDF"],
  [["PK\x03\x04"], "a ZIP folder"],
  [["8BPS"], "a Photoshop file"],
  [["<svg", "<?xml"], "a drawing in SVG, under another ending"],
  [["<!DOCTYPE", "<!doctype", "<html"], "a web page"],
];

/** In bytes: enough of a file to tell its format. */
export const formatLength = 64;

/** Detects the format of an unreadable file from its first bytes. Undefined for an unknown format. */
export function foreignFormat(bytes: Uint8Array): "heic" | { what: string } | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, formatLength));
  if (start === "") return { what: "an empty file, which has not come down from the cloud yet" };
  const box = start.slice(4);
  if (heicBrand.test(box)) return "heic";
  if (/^ftypavi[fs]/.test(box)) return { what: "an AVIF picture" };
  if (/^(ftyp|moov|wide)/.test(box)) return { what: "a film" };
  const what = others.find(([starts]) => starts.some((one) => start.trimStart().startsWith(one)))?.[1];
  return what === undefined ? undefined : { what };
}

/** How to set a phone so that it takes pictures that every browser reads. */
export const heicAdvice =
  "Set the phone to take JPEG: on an iPhone in Settings › Camera › Formats › Most Compatible, on a Samsung in the camera's settings › Advanced picture options › High efficiency pictures off.";
