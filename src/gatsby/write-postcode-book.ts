import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { type PostcodeBook, postcodeBookAddress } from "../sections/shared/answer-postcode";
import { contentNodes } from "./content-nodes";

/**
 * Writes the postcode book, which browsers fetch when they need it, into public.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (gatsby) => {
  const [{ districts }] = contentNodes(gatsby, "PostcodeCheck");
  const { directory } = gatsby.store.getState().program;
  const folder = join(directory, "public");
  await mkdir(folder, { recursive: true });
  const areas = contentNodes(gatsby, "Area").map(({ slug, name, postcodes }) => ({ slug, name, postcodes }));
  const book: PostcodeBook = { areas, districts };
  await writeFile(join(folder, postcodeBookAddress), JSON.stringify(book));
};
