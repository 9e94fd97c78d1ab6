/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { devDependencies, dependencies as siteDependencies } from "../../package.json";
import { installOnFirstUse } from "../install-on-first-use";
import { dependencies } from "../package.json";

const print = jest.spyOn(console, "log").mockImplementation(() => undefined);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bench-install-"));
  print.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

async function installed(version: string): Promise<void> {
  const lighthouse = join(folder, "node_modules/lighthouse");
  await mkdir(lighthouse, { recursive: true });
  await writeFile(join(lighthouse, "package.json"), JSON.stringify({ version }));
}

function words(): string[] | undefined {
  const install = jest.fn();
  installOnFirstUse(folder, install);
  return install.mock.calls[0]?.[0];
}

describe("What only the bench needs", () => {
  it("is no burden on who only wants the site", () => {
    for (const name of Object.keys(dependencies))
      expect({ ...siteDependencies, ...devDependencies }).not.toHaveProperty(name);
  });

  it("is installed on first use, and that is said", () => {
    expect(words()).toEqual(["install", "--prefix", folder, "--no-audit", "--no-fund"]);
    expect(print.mock.calls[0]?.[0]).toBe(
      `Lighthouse ${dependencies.lighthouse} is not here yet: npm install --prefix ${folder}, once.`,
    );
  });

  it("is installed anew where it is there in another version", async () => {
    await installed("11.0.0");
    expect(words()).toBeDefined();
  });

  it("is left alone where it is there", async () => {
    await installed(dependencies.lighthouse);
    expect(words()).toBeUndefined();
    expect(print).not.toHaveBeenCalled();
  });
});
