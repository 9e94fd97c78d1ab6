/** @jest-environment node */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { scripts } from "../../../package.json";

/** Those that take options of their own; what runs Playwright passes all of them on. */
const started = Object.values(scripts).flatMap((script) => /^tsx (\S+)$/.exec(script)?.[1] ?? []);
const tools = [...started, "tools/serve-editor.ts"];

/** Milliseconds. Each starts Node and reads its TypeScript; on a busy machine that takes a while. */
const starting = 60_000;

async function outcome(tool: string, words: string[]): Promise<{ code: number; stderr: string }> {
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", tool, ...words], {
    timeout: starting,
  });
  return run.then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }) => ({ code, stderr }),
  );
}

describe("Every tool", () => {
  it("is among those tried", () => {
    expect(tools.length).toBeGreaterThanOrEqual(6);
  });

  it.each(tools)(
    "refuses an option that it does not know: %s",
    async (tool) => {
      const { code, stderr } = await outcome(tool, ["--no-such-option"]);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^Unknown option '--no-such-option'\. .+ takes .+\n$/);
    },
    starting,
  );
});
