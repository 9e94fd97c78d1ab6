export interface BuildStep {
  name: string;
  seconds: number;
}

/** Colours, and how Gatsby paints over its own lines on some terminals. */
const terminalCodes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, "g");

/** success run page queries - 1.234s - 53/53 43.52/s */
const completedStep = /^success (.+?) - ([\d.]+)s(?: - |$)/;

/** The steps that a build reports as done, in order; the times of a step that ran more than once are added up. */
export function readGatsbyOutput(output: string): BuildStep[] {
  const seconds = new Map<string, number>();
  for (const line of output.replace(terminalCodes, "").split("\n")) {
    const [, name, time] = completedStep.exec(line.trim()) ?? [];
    if (name !== undefined) seconds.set(name, (seconds.get(name) ?? 0) + Number(time));
  }
  return [...seconds].map(([name, time]) => ({ name, seconds: time }));
}
