import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { areaSchema, postcodeCheckSchema } from "../../content/types/area";
import { postcodeBookAddress } from "../../postcode-check/postcode-book";
import { postcodeBook } from "./relations/postcode-book";

const placed = areaSchema
  .pick({ slug: true, name: true, postcodes: true, latitude: true, longitude: true })
  .strip();
const check = postcodeCheckSchema.pick({ places: true }).strip();

/**
 * Writes the book of postcodes, which browsers fetch when they need it, among the published files, and notes in the cache
 * where it was made (tools/forget-moved-cache.mjs).
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType, store }) => {
  const areas = getNodesByType("Area").map((node) => placed.parse(node));
  const places = getNodesByType("PostcodeCheck").flatMap((node) => check.parse(node).places);
  const { directory } = store.getState().program;
  const folder = join(directory, "public");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, postcodeBookAddress), JSON.stringify(postcodeBook(areas, places)));
  await writeFile(join(directory, ".cache", "built-in"), directory);
};
