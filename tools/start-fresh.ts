import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { putStarter } from "./put-starter";
import { startTool, ToolError } from "./start-tool";

/** Replaces data/ by starter/, and removes the tests of the demonstration's specification. Refuses while git lacks changes of either. */
void startTool(() => {
  if (!existsSync("starter")) throw new ToolError("There is no starter/ any more: it has become data/.");
  const changes = changesIn(["data", "tests/specification"]);
  if (changes)
    throw new ToolError(
      `git does not know these changes, which would be lost. Commit or undo them first:\n${changes}`,
    );
  putStarter("starter", "data", new Date().toISOString().slice(0, 10));
  rmSync("starter", { recursive: true });
  rmSync("tests/specification", { recursive: true, force: true });
  console.log("data/ is the starter now. docs/for-freelancers.md says how to go on.");
});

function changesIn(folders: readonly string[]): string {
  try {
    return execFileSync("git", ["status", "--short", "--", ...folders], { encoding: "utf8" }).trimEnd();
  } catch {
    throw new ToolError("This is no git repository, so nothing could bring back what is in data/ now.");
  }
}
