import { setInterval } from "node:timers/promises";
import type { GatsbyConfig, GatsbyNode } from "gatsby";
import type * as outboxTool from "../../tools/servers/outbox";
import { checkContentFolder } from "../content/check-content-folder";
import { validationErrorsText } from "../content/reading/validation-error";
import { requireTool } from "./require-tool";

/** Adds the outbox to `gatsby develop`. */
export const developMiddleware: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  const { outbox } = requireTool<typeof outboxTool>("./tools/servers/outbox.ts");
  app.use(outbox(".outbox"));
};

/** A check takes 45 ms. Node 20's recursive fs.watch misses a save that follows a rename. */
const betweenChecksMs = 1000;

/**
 * Says where the outbox is, checks the content from now on, and keeps `npm start` from losing a save: Gatsby 5.16.1 batches
 * changes for half a second, and a request for a page during the first batch discards it (`waiting` in
 * dist/state-machines/develop). Touching a node triggers an empty first batch, so no save is lost.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (gatsby) => {
  const { port = 8000 }: { port?: number } = gatsby.store.getState().program;
  gatsby.reporter.info(`The outbox: http://localhost:${port}/outbox`);
  const ticks = setInterval(betweenChecksMs, undefined, { ref: false });
  void watchContent("data", ticks, (text) => gatsby.reporter.warn(text));
  for (const site of gatsby.getNodesByType("Site")) gatsby.actions.touchNode(site);
};

/**
 * Checks the content at each tick, and prints its errors when they change. Gatsby's own message for an invalid file,
 * "Cannot return null for non-nullable field", does not name the file.
 */
export async function watchContent(
  folder: string,
  ticks: AsyncIterable<unknown>,
  print: (text: string) => void,
): Promise<void> {
  let lastReport = "";
  for await (const _tick of ticks) {
    // A file may vanish between listing and reading; the next check sees the folder without it.
    const checked = await checkContentFolder(folder).catch(() => undefined);
    if (!checked) continue;
    const report = checked.errors.length > 0 ? validationErrorsText(checked.errors) : "";
    if (report !== lastReport) print(report || "The content is in order again.");
    lastReport = report;
  }
}
