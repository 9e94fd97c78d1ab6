import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { nearestTo } from "../../content/derived/near-areas";
import type { Area, PostcodeCheckContent } from "../../content/types/area";
import { type PostcodeBook, postcodeBookAddress } from "../../postcode-check/answer-postcode";
import { contentNodes } from "./content-nodes";

/**
 * Writes the book of postcodes, which browsers fetch when they need it, among the published files, and notes in the cache
 * where it was made (tools/forget-moved-cache.mjs).
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (gatsby) => {
  const [{ places }] = contentNodes(gatsby, "PostcodeCheck");
  const { directory } = gatsby.store.getState().program;
  const folder = join(directory, "public");
  await mkdir(folder, { recursive: true });
  const book = postcodeBook(contentNodes(gatsby, "Area"), places);
  await writeFile(join(folder, postcodeBookAddress), JSON.stringify(book));
  await writeFile(join(directory, ".cache", "built-in"), directory);
};

type AreaOfBook = Pick<Area, "slug" | "name" | "postcodes" | "latitude" | "longitude">;

/** The book of postcodes from the areas, which have some themselves, and the places, which have the others. */
export function postcodeBook(
  areas: readonly AreaOfBook[],
  places: PostcodeCheckContent["places"],
): PostcodeBook {
  const own: Record<string, string[]> = {};
  for (const { slug, postcodes } of areas)
    for (const district of postcodes) own[district] = [...(own[district] ?? []), slug];
  const near = places.flatMap(({ districts, name, ...spot }) => {
    const nearest = nearestTo(spot, areas).map(({ slug }) => slug);
    return districts.map((district) => [district, [name, nearest] as const] as const);
  });
  return {
    areas: Object.fromEntries(areas.map(({ slug, name }) => [slug, name])),
    own,
    near: Object.fromEntries(near),
  };
}
