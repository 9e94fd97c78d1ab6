import { parseArgs } from "node:util";
import { startTool, ToolError } from "../../../tools/start-tool";

const says = jest.spyOn(console, "error").mockReturnValue();

afterEach(() => {
  process.exitCode = undefined;
});

it("A tool prints an error that its user can correct in one line, and fails", async () => {
  await startTool(() => {
    throw new ToolError("There is no folder x.");
  });
  expect(says).toHaveBeenLastCalledWith("There is no folder x.");
  expect(process.exitCode).toBe(1);
  await startTool(() => void parseArgs({ args: ["--x"] }));
  expect(says).toHaveBeenLastCalledWith(expect.stringContaining("Unknown option '--x'"));
});

it("An error that is a bug is passed on, so that Node prints its stack", async () => {
  const bug = new TypeError("a bug");
  await expect(
    startTool(() => {
      throw bug;
    }),
  ).rejects.toBe(bug);
});
