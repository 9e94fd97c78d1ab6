import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { nearestTo } from "../../content/derived/near-areas";
import type { Area, PostcodeCheckContent } from "../../content/types/area";
import { type PostcodeBook, postcodeBookAddress } from "../../postcode-check/answer-postcode";
import { contentNodes } from "./content-nodes";

/**
 * Writes the postcode book, which browsers fetch when they need it, into public, and the path of this folder into the
 * cache (tools/forget-moved-cache.mjs reads it).
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

/** Builds the postcode book: districts of areas lead to those areas, districts of other places to the nearest ones. */
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
