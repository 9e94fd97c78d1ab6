/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder, readBuiltPages } from "../support/built-site";

const hashOf = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");

it("No page names a picture's original, which may say where it was taken", () => {
  const originals = readdirSync("data/images", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .map((name) => hashOf(join("data/images", name)));
  const named = readBuiltPages().flatMap(({ html }) =>
    [...html.matchAll(/\/static\/[^"\s,]+\.(?:jpe?g|png|webp|avif)/gi)].map(([file]) => file),
  );
  const shown = [...new Set(named)].map((file) => ({ file, hash: hashOf(join(publicFolder, file)) }));
  expect(shown).not.toEqual([]);
  expect(shown.filter(({ hash }) => originals.includes(hash))).toEqual([]);
});
