const timesLine = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/;

/** The processor seconds of all that a shell waited for: the second of the two lines that its `times` prints. */
export function readTimes(output: string): number {
  const lines = output.trim().split("\n").slice(-2);
  const [, userMinutes, userSeconds, systemMinutes, systemSeconds] = timesLine.exec(lines[1] ?? "") ?? [];
  if (systemSeconds === undefined) throw new Error("The shell does not say how long the build took");
  const minutes = Number(userMinutes) + Number(systemMinutes);
  return 60 * minutes + Number(userSeconds) + Number(systemSeconds);
}
