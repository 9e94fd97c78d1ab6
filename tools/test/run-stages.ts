import type { StageResult } from "./summary";

/** One of package.json's scripts, and what must have passed before it begins. */
export interface Stage {
  name: string;
  after?: readonly string[];
}

/**
 * Runs stages, at most so many of them at a time. Each begins as soon as what it needs has passed and there is room; of
 * several the first in the list. After a failure none begins any more. Gives back the results in the order in which they
 * came.
 */
export async function runStages(
  stages: readonly Stage[],
  atATime: number,
  run: (name: string) => Promise<StageResult>,
): Promise<StageResult[]> {
  const waiting = [...stages];
  const running = new Set<Promise<void>>();
  const results: StageResult[] = [];

  const passed = (name: string) => results.some((result) => result.name === name && result.ok);
  const mayBegin = ({ after = [] }: Stage) => results.every(({ ok }) => ok) && after.every(passed);

  function begin({ name }: Stage): void {
    const ending: Promise<void> = run(name).then((result) => {
      results.push(result);
      running.delete(ending);
    });
    running.add(ending);
  }

  for (;;) {
    const index = running.size < atATime ? waiting.findIndex(mayBegin) : -1;
    if (index >= 0) waiting.splice(index, 1).forEach(begin);
    else if (running.size > 0) await Promise.race(running);
    else return results;
  }
}
