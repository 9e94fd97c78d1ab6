/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, masters, md5 } from "./built-pictures";

it("No page names a picture's original, which may say where it was taken", () => {
  const named = filesIn("public", /\.html$/).flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\/static\/[^"\s,]+\.(?:jpe?g|png|webp|avif)/gi)].map(
      ([file]) => file,
    ),
  );
  const originals = [...new Set(named)].filter((file) => masters.has(md5(join("public", file))));
  expect(named).not.toEqual([]);
  expect(originals).toEqual([]);
});
