import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { coveragePath, type PostcodeCoverage } from "../sections/shared/check-postcodes";
import { contentNode, contentNodes } from "./content-nodes";

/** Writes the file of districts that the postcode check fetches when a visitor asks. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (gatsby) => {
  const { districts } = contentNode(gatsby, "PostcodeCheck");
  const areas = contentNodes(gatsby, "Area").map(({ slug, name, postcodes }) => ({ slug, name, postcodes }));
  const coverage: PostcodeCoverage = { areas, districts };
  const folder = join(gatsby.store.getState().program.directory, "public");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, coveragePath), JSON.stringify(coverage));
};
