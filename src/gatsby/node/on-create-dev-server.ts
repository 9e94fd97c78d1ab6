import { setInterval } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import { tellContentErrors } from "./tell-content-errors";

/** In milliseconds. A check takes 45 ms. Node 20's recursive fs.watch misses a save that follows a rename. */
const betweenChecks = 1000;

/**
 * Says where the tools are, checks the content from now on, and keeps `npm start` from losing a save: Gatsby 5.16.1 batches
 * changes for half a second, and a request for a page during the first batch discards it (`waiting` in
 * dist/state-machines/develop). Touching a node makes a first batch of nothing. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateDevServer
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (gatsby) => {
  const { port = 8000 }: { port?: number } = gatsby.store.getState().program;
  gatsby.reporter.info(`The editor: http://localhost:${port}/admin/`);
  gatsby.reporter.info(`The outbox: http://localhost:${port}/outbox`);
  const moments = setInterval(betweenChecks, undefined, { ref: false });
  void tellContentErrors("data", moments, (text) => gatsby.reporter.warn(text));
  for (const site of gatsby.getNodesByType("Site")) gatsby.actions.touchNode(site);
};
