/** @jest-environment node */
import { startTool, ToolError } from "../../../tools/command-line/start-tool";

const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => {
  print.mockClear();
  process.exitCode = 0;
});

describe("A tool", () => {
  it("gets the words after its name", async () => {
    const run = jest.fn();
    await startTool(run, ["--folder", "pictures"]);
    expect(run).toHaveBeenCalledWith(["--folder", "pictures"]);
    expect(print).not.toHaveBeenCalled();
  });

  it("ends with one line and exit code 1 where the person who started it can put it right", async () => {
    await startTool(async () => {
      throw new ToolError("There is no folder nix.");
    }, []);
    expect(print.mock.calls).toEqual([["There is no folder nix."]]);
    expect(process.exitCode).toBe(1);
  });

  it("does not pass a bug off as something else", async () => {
    const broken = startTool(() => {
      throw new TypeError("a bug");
    }, []);
    await expect(broken).rejects.toThrow(TypeError);
  });
});
