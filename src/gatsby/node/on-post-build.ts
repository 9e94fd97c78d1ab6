import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { type BrandColours, paletteOf } from "../../content/derived/palette";
import type { Redirect } from "../../content/types/redirects";
import { productionSettings } from "../../editor/build/production-settings";
import { writeEditor } from "../../editor/build/write-editor";
import { checkPages } from "../../publish/check-pages";
import { writeHostFiles } from "../../publish/hosting/write-host-files";
import { writeIcons } from "../../publish/write-icons";

/** Files that no visitor needs and Gatsby makes anew: its working files, and its support for third-party scripts. */
const notPublished = ["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"];

interface PublishedFacts {
  company: {
    website: string;
    name: string;
    brand: (BrandColours & { mark: { absolutePath: string } | null }) | null;
  };
  redirects: { redirects: Redirect[] };
}

const publishedFacts = `
  query PublishedFacts {
    company { website name brand { colour accent mark { absolutePath } } }
    redirects { redirects { from to } }
  }
`;

/**
 * Completes the build for a host: icons, the editor if it is configured, and the files that hosts and robots read. Finally
 * every page is checked; an error fails the build.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { program, pages } = store.getState();
  const publicFolder = join(program.directory, "public");
  const { data, errors } = await graphql<PublishedFacts>(publishedFacts);
  if (!data) throw new Error(`Gatsby does not say what is published: ${errors}`);
  const { company, redirects } = data;
  const { brand } = company;
  for (const name of notPublished) await rm(join(publicFolder, name), { recursive: true, force: true });
  await writeIcons(publicFolder, company.name, {
    palette: paletteOf(brand ?? {}),
    file: brand?.mark?.absolutePath,
  });
  const editor = productionSettings(process.env, company.website);
  if (editor) await writeEditor(join(publicFolder, "admin"), editor);
  await writeHostFiles(publicFolder, company.website, redirects.redirects);
  await checkPages([...pages.keys()], publicFolder);
};
