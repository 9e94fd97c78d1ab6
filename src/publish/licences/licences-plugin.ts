import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { licenceNotices } from "./licence-notices";
import { type Compilation, shippedPackages } from "./shipped-packages";

/** What of webpack's compiler is used here. https://webpack.js.org/api/compiler-hooks/#done */
interface Compiler {
  outputPath: string;
  hooks: {
    done: { tapPromise(name: string, tell: (stats: { compilation: Compilation }) => Promise<void>): void };
  };
}

/** For webpack: writes licences.txt beside the scripts, from what is really in them. Run from the top of the repository. */
export const licencesPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise("licences", async ({ compilation }) => {
      const text = await licenceNotices(shippedPackages(compilation), join("static", "fonts", "OFL.txt"));
      await writeFile(join(compiler.outputPath, "licences.txt"), text);
    });
  },
};
