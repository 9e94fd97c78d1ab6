/** What the person who started a tool can put right: said in one line, without the stack that a bug has. */
export class ToolError extends Error {}

/** Runs a tool with the words after its name. A ToolError ends it with exit code 1; any other error is a bug. */
export async function startTool(
  run: (words: string[]) => Promise<void> | void,
  words: string[] = process.argv.slice(2),
): Promise<void> {
  try {
    await run(words);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
