/** Waits for some seconds. */
export const pause = (seconds: number): Promise<unknown> =>
  new Promise((over) => setTimeout(over, seconds * 1000));
