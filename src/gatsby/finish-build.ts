import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { namedPath } from "../content/reading/file-path";
import { paletteOf } from "../content/values/palette";
import { contentNode } from "./content-nodes";
import { writeHostFiles } from "./host-files";
import { writeIcons } from "./write-icons";

/** Files that no visitor needs and Gatsby recreates: its working files, and its support for third-party scripts. */
const notPublished = ["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"];

/** Completes the build for a host: icons, and the files that hosts and robots read. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (gatsby) => {
  const { program } = gatsby.store.getState();
  const publicFolder = join(program.directory, "public");
  const { website, name, brand = {} } = contentNode(gatsby, "Company");
  const { redirects } = contentNode(gatsby, "Redirects");
  for (const file of notPublished) await rm(join(publicFolder, file), { recursive: true, force: true });
  await writeIcons(publicFolder, name, {
    palette: paletteOf(brand),
    file: brand.mark && join(program.directory, "data", namedPath("company.json", brand.mark)),
  });
  await writeHostFiles(publicFolder, website, redirects);
};
