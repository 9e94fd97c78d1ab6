/** An error that the user of a tool can correct: it is printed in one line, without a stack trace. */
export class ToolError extends Error {}

/** The reasons for which a server cannot use its port, by Node's error codes. */
const portFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: "is used by another program: stop that, or choose another port with PORT=9123",
  EACCES: "may not be used without more rights: choose one above 1023 with PORT=9123",
  ERR_SOCKET_BAD_PORT: "is no port: PORT is a number below 65536",
};

/**
 * Runs a tool. A ToolError, an argument that it does not know, or a port that it cannot have ends it with exit code 1; any
 * other error is a bug.
 */
export async function startTool(run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    const {
      code = "",
      message,
      syscall,
    }: { code?: string; message?: string; syscall?: string } = Object(error);
    const portFault = syscall === "listen" || code === "ERR_SOCKET_BAD_PORT" ? portFaults[code] : undefined;
    if (!(error instanceof ToolError) && !code.startsWith("ERR_PARSE_ARGS") && !portFault) throw error;
    console.error(portFault ? `This port ${portFault}. (${message})` : message);
    process.exitCode = 1;
  }
}
