/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const hashOf = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");

it("No page names a picture's original, which may say where it was taken", () => {
  const originals = new Set(filesIn("data/images", /\.(jpe?g|png|webp)$/i).map(hashOf));
  const named = filesIn("public", /\.html$/).flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\/static\/[^"\s,]+\.(?:jpe?g|png|webp|avif)/gi)].map(
      ([file]) => file,
    ),
  );
  expect(named).not.toEqual([]);
  expect([...new Set(named)].filter((file) => originals.has(hashOf(join("public", file))))).toEqual([]);
});
