/** A function that runs once after everything that calls it in the same frame, when the page shows the outcome. */
export function onceAFrame(run: () => void, nextFrame = requestAnimationFrame): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    nextFrame(() =>
      nextFrame(() => {
        isWaiting = false;
        run();
      }),
    );
  };
}
