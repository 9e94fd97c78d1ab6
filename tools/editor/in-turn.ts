let last: Promise<unknown> = Promise.resolve();

/**
 * The one queue of everything that writes. A change is checked against what is there, so nothing may be written between the
 * check and the writing.
 */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const done = last.then(task);
  last = done.catch(() => undefined); // A task that fails does not keep back the next.
  return done;
}
