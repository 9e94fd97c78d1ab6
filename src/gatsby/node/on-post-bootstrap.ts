import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { areaSchema } from "../../content/types/area";
import { postcodeCheckSchema } from "../../content/types/postcode-check";
import { postcodeBookAddress } from "../../postcode-check/postcode-book";
import { postcodeBook } from "./relations/postcode-book";

/**
 * Writes the book of postcodes, which browsers fetch when they need it, among the published files.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType, store }) => {
  const fields = areaSchema.pick({
    slug: true,
    name: true,
    postcodes: true,
    latitude: true,
    longitude: true,
  });
  const areas = getNodesByType("Area").map((node) => fields.strip().parse(node));
  const places = getNodesByType("PostcodeCheck").flatMap(
    (node) => postcodeCheckSchema.pick({ places: true }).strip().parse(node).places,
  );
  const folder = join(store.getState().program.directory, "public");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, postcodeBookAddress), JSON.stringify(postcodeBook(areas, places)));
};
