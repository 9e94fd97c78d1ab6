import type { GatsbyNode } from "gatsby";

/** Of webpack's compiler, what is asked of it here: https://webpack.js.org/api/compiler-hooks/#afterdone */
interface Compiler {
  hooks: { afterDone: { tap(name: string, act: () => void): void } };
}

/** Says at the end of a start where everything is: Gatsby names the site and its own GraphiQL only. */
export const sayWhere = (port: string) => ({
  apply: ({ hooks }: Compiler) => {
    const lines = [
      ["The site:", ""],
      ["The editor:", "admin/"],
      ["The outbox:", "outbox"],
    ].map(([name = "", path]) => `  ${name.padEnd(12)} http://localhost:${port}/${path}`);
    let said = false;
    hooks.afterDone.tap("SayWhere", () => {
      // Gatsby's own words come with the same event.
      if (!said) setTimeout(() => console.log(`\n${lines.join("\n")}\n`), 500);
      said = true;
    });
  },
});

/**
 * Keeps `npm start` from losing a save. Gatsby collects changes for half a second, and a page asked for meanwhile ends
 * the collecting; what was collected is forgotten, unless Gatsby began with a list from the round before (5.16.1:
 * `waiting` in dist/state-machines/develop). This change of nothing makes the first round.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateDevServer
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ actions, getNodesByType }) => {
  for (const site of getNodesByType("Site")) actions.touchNode(site);
};
