import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** Run in Stryker's copy of the project. */
function rewrite(words, instead) {
  const files = execFileSync("grep", ["-rlF", words, "tests"], { encoding: "utf8" }).trim().split("\n");
  for (const file of files) writeFileSync(file, readFileSync(file, "utf8").replace(words, instead));
}

// Tests that ask for Node itself get the Node that counts what each of them reaches.
rewrite("@jest-environment node", "@jest-environment @stryker-mutator/jest-runner/jest-env/node");
// Code with every mutant in it is several times slower.
rewrite("toBeLessThan(50);", "toBeLessThan(5_000);");
