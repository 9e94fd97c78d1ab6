/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { startTool, ToolError } from "../../tools/start-tool";

const says = jest.spyOn(console, "error").mockReturnValue();

afterEach(() => {
  process.exitCode = undefined;
});

it("A tool says what a person can put right in one line, and fails", async () => {
  await startTool(() => {
    throw new ToolError("There is no folder x.");
  });
  expect(says).toHaveBeenLastCalledWith("There is no folder x.");
  expect(process.exitCode).toBe(1);
  await startTool(() => void parseArgs({ args: ["--x"] }));
  expect(says).toHaveBeenLastCalledWith(expect.stringContaining("Unknown option '--x'"));
});

it("A port that is taken, and one that is no number, are told in one line", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  await startTool(async () => {
    await once(createServer().listen(port, "127.0.0.1"), "listening");
  });
  expect(says).toHaveBeenLastCalledWith(expect.stringMatching(new RegExp(`used by another.*:${port}`)));
  server.close();
  await startTool(() => void createServer().listen(Number("abc")));
  expect(says).toHaveBeenLastCalledWith(expect.stringContaining("PORT is a number"));
});

it("A bug keeps its stack", async () => {
  await expect(
    startTool(() => {
      throw new TypeError("a bug");
    }),
  ).rejects.toThrow("a bug");
});
