import { join } from "node:path";
import { writableFile } from "../../../../tools/servers/writable-file";

it.each([
  "company.json",
  "areas/chelsea.json",
  "images/projects/loft/Foto (1).JPEG",
  "images/tiles/a..b.webp",
])("The editor may write an entry or a picture: %s", (path) => {
  expect(writableFile("data", path)).toBe(join("data", path));
});

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
  "areas/chelsea.js",
  "chelsea.jpg",
  "images/../../owned.jpg",
  "images/tiles/evil.svg",
  "images/tiles/evil.jpg.sh",
])("The editor may not write anything else: %j", (path) => {
  expect(() => writableFile("data", path)).toThrow(`The editor writes no such file: ${path}`);
});
