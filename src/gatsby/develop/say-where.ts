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
