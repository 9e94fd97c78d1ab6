/** @jest-environment node */
import { mkdir, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPostBootstrap } from "../../../src/gatsby/node/on-post-bootstrap";
import { runHook } from "./run-hook";

const nodes: Record<string, unknown[]> = {
  Area: [
    {
      id: "made by Gatsby",
      slug: "hill",
      name: "The Hill",
      postcodes: ["SW3"],
      latitude: 51.5,
      longitude: -0.1,
    },
  ],
  PostcodeCheck: [
    { id: "too", places: [{ name: "The Quay", districts: ["E14"], latitude: 51.5, longitude: 0 }] },
  ],
};

describe("Before pages are made", () => {
  it("the book of postcodes is written among the published files, and into the cache whose it is", async () => {
    const directory = await mkdtemp(join(tmpdir(), "postcodes-"));
    await mkdir(join(directory, ".cache"));
    await runHook(onPostBootstrap, {
      getNodesByType: (type: string) => nodes[type] ?? [],
      store: { getState: () => ({ program: { directory } }) },
    });
    expect(JSON.parse(await readFile(join(directory, "public/postcode-book.json"), "utf8"))).toEqual({
      areas: { hill: "The Hill" },
      own: { SW3: ["hill"] },
      near: { E14: ["The Quay", ["hill"]] },
    });
    expect(await readFile(join(directory, ".cache/built-in"), "utf8")).toBe(directory);
  });
});
