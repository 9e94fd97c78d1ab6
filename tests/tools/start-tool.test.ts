/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { startTool, ToolError } from "../../tools/start-tool";

const says = jest.spyOn(console, "error").mockReturnValue();

afterEach(() => {
  process.exitCode = undefined;
});

it.each<[what: string, run: () => void, said: string]>([
  [
    "what a person can put right",
    () => {
      throw new ToolError("There is no folder x.");
    },
    "There is no folder x.",
  ],
  ["an option that it does not know", () => void parseArgs({ args: ["--x"] }), "Unknown option '--x'"],
])("A tool says %s in one line, and fails", async (_what, run, said) => {
  await startTool(run);
  expect(says).toHaveBeenLastCalledWith(expect.stringContaining(said));
  expect(process.exitCode).toBe(1);
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
