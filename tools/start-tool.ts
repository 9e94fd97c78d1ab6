/** An error that the user of a tool can correct: it is printed in one line, without a stack trace. */
export class ToolError extends Error {}

/** Runs a tool. A ToolError or an unknown argument ends it with exit code 1; any other error is a bug and keeps its stack. */
export async function startTool(run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { code = "", message }: { code?: string; message?: string } = Object(error);
    if (!(error instanceof ToolError) && !code.startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}
