import { foreignFormat } from "../../../../src/content/rules/pictures/foreign-format";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("A file that is no picture the site takes is known by its first bytes", () => {
  it.each(["heic", "heix", "heim", "hevc", "mif1"])("as a phone's own format: %s", (brand) => {
    expect(foreignFormat(bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`))).toBe("heic");
  });

  it.each([
    ["a film", "\0\0\0\x14ftypqt  "],
    ["a film", "\0\0\0\x18ftypmp42"],
    ["a raw or TIFF picture", "II*\0\x08"],
    ["a PDF", "%PDF-1.7"],
    ["an AVIF picture", "\0\0\0\x18ftypavis"],
    ["a drawing in SVG, under another ending", '<?xml version="1.0"?>\n<svg>'],
    ["a Photoshop file", "8BPS\0\x01"],
    ["a web page", "\n<!DOCTYPE html><html>"],
    ["an empty file, which has not come down from the cloud yet", ""],
  ])("as %s", (what, start) => {
    expect(foreignFormat(bytes(start))).toEqual({ what });
  });

  it.each([
    ["a JPEG", "\xff\xd8\xff\xe0\0\x10JFIF"],
    ["a PNG", "\x89PNG\r\n\x1a\n"],
    ["a WebP", "RIFF\0\0\0\0WEBPVP8 "],
  ])("but not %s, which is damaged if it cannot be read", (_what, start) => {
    expect(foreignFormat(bytes(start))).toBeUndefined();
  });
});
