import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { productionSettings } from "../../src/editor/build/production-settings";
import { writePictures } from "../../src/editor/build/stored-pictures";
import { writeEditor } from "../../src/editor/build/write-editor";
import { requireTool } from "../../src/gatsby/require-tool";
import type * as editorServer from "../../tools/editor/editor-server";
import type * as contentWaiting from "../../tools/editor/wait-for-content";

const server = () => requireTool<typeof editorServer>("./tools/editor/editor-server.ts").editorServer();

/**
 * Stops on wrong settings. `npm start` waits until the content is valid, with the editor running at the address that the site will
 * have: plugins come before the site, which stops on invalid content.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  productionSettings(process.env);
  if (process.env.NODE_ENV === "production") return;
  const { port = 8000, host = "localhost", directory } = store.getState().program;
  // Gatsby would serve the scripts of an earlier build in the place of the server's.
  await rm(join(directory, "public/admin"), { recursive: true, force: true });
  const { waitForContent } = requireTool<typeof contentWaiting>("./tools/editor/wait-for-content.ts");
  const say = (text: string) => reporter.warn(text);
  await waitForContent({ folder: "data", port: Number(port), host, editor: server(), say });
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter, store }) => {
  const { port = 8000 }: { port?: number } = store.getState().program;
  app.use("/admin", server());
  reporter.info(`The editor: http://localhost:${port}/admin/`);
};

/** Writes the editor for the repository that the environment names, if it names one. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { directory } = store.getState().program;
  const settings = productionSettings(process.env);
  if (!settings) return;
  const folder = join(directory, "public/admin");
  await writeEditor(folder, settings);
  await writePictures(folder, join(directory, "data"));
};
