import { join } from "node:path";
import { writableFile } from "../../../tools/editor/change-files";

describe("The editor may write", () => {
  it.each([
    "company.json",
    "areas/chelsea.json",
    "images/hero/wide.jpg",
    "images/projects/loft/Foto (1).JPEG",
    "images/tiles/a..b.webp",
  ])("an entry or a picture: %s", (path) => {
    expect(writableFile("data", path)).toBe(join("data", path));
  });
});

describe("The editor may not write", () => {
  it.each([
    "../package.json",
    "areas/../../package.json",
    "/etc/owned.json",
    "./company.json",
    "areas//chelsea.json",
    "areas\\..\\..\\owned.json",
    "C:owned.json",
    "areas/.hidden.json",
    "areas/half\0.json",
    "",
    ".json",
    "areas/chelsea.js",
    "chelsea.jpg",
    "images/../../owned.jpg",
    "images/tiles/evil.html",
    "images/tiles/evil.svg",
    "images/tiles/evil.jpg.sh",
  ])("anything else: %j", (path) => {
    expect(() => writableFile("data", path)).toThrow(`The editor writes no such file: ${path}`);
  });
});
