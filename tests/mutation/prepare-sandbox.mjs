import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

// Run in Stryker's copy of the project, test-results/stryker/sandbox-…, in which its own packages are not.
const packages = createRequire(resolve("../../../tests/mutation/package.json"));

function rewrite(words, instead) {
  const files = execFileSync("grep", ["-rlF", words, "tests"], { encoding: "utf8" }).trim().split("\n");
  for (const file of files) writeFileSync(file, readFileSync(file, "utf8").replace(words, instead));
}

// Tests that ask for Node itself get the Node that counts what each of them reaches.
rewrite(
  "@jest-environment node",
  `@jest-environment ${packages.resolve("@stryker-mutator/jest-runner/jest-env/node")}`,
);
// Code with every mutant in it is several times slower, and longer.
rewrite("toBeLessThan(50);", "toBeLessThan(5_000);");
rewrite("toBeLessThan(600);", "toBeLessThan(60_000);");
rewrite("toBeLessThanOrEqual(700);", "toBeLessThanOrEqual(70_000);");
