/** @jest-environment node */
import { readFileSync } from "node:fs";

interface LockEntry {
  integrity?: string;
  link?: boolean;
  resolved?: string;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const { dependencies, engines } = readJson("package.json");
const entries = Object.entries<LockEntry>(readJson("package-lock.json").packages);

describe("The packages", () => {
  it("that a production build needs are 25 at most", () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(25);
  });
});

describe("The lock file", () => {
  const fetched = entries.filter(([path, { link }]) => path !== "" && !link);

  it("has the integrity of every package, for every platform", () => {
    expect(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it("names no registry, so that each machine uses its own", () => {
    expect(fetched.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  it("links nothing", () => {
    expect(entries.filter(([, { link }]) => link)).toEqual([]);
  });
});

describe("Node's version", () => {
  it("stands in .nvmrc, which hosts and pipelines read: none of them names its own", () => {
    const named = ["netlify.toml", ".github/actions/set-up/action.yml", "docs/going-live.md"].filter((path) =>
      /NODE_VERSION|node-version: /.test(readFileSync(path, "utf8")),
    );
    expect(named).toEqual([]);
  });

  it("in .nvmrc is one that package.json admits", () => {
    const [, from, before] = />=(\d+) <(\d+)$/.exec(engines.node) ?? [];
    const version = Number(readFileSync(".nvmrc", "utf8"));
    expect(version).toBeGreaterThanOrEqual(Number(from));
    expect(version).toBeLessThan(Number(before));
  });
});
