import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { productionSettings } from "../../src/editor/build/production-settings";
import { writePictures } from "../../src/editor/build/stored-pictures";
import { writeEditor } from "../../src/editor/build/write-editor";
import { requireTool } from "../../src/gatsby/require-tool";
import type * as editorServer from "../../tools/servers/editor-server";

/** Stops on wrong settings. Removes the editor of an earlier build, which would be served even if this site has none. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store }) => {
  productionSettings(process.env);
  await rm(join(store.getState().program.directory, "public/admin"), { recursive: true, force: true });
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter, store }) => {
  const { port = 8000 }: { port?: number } = store.getState().program;
  const tool = requireTool<typeof editorServer>("./tools/servers/editor-server.ts");
  app.use("/admin", await tool.editorServer());
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
