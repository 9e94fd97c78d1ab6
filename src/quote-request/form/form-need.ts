import { attribute, HydrationData } from "../../hydration/attributes";

let need: () => void = () => {};

/** Resolves when a visitor nears or touches the form; on the server at once, so that its HTML is complete. */
export const formIsNeeded: Promise<void> =
  typeof window === "undefined"
    ? Promise.resolve()
    : new Promise((resolve) => {
        need = resolve;
      });

/** How far ahead of the visitor's scrolling the code is fetched. */
const margin = "600px";

/** Watches for the first sign that the form inside the element is wanted. Returns a function that stops watching. */
export function watchForNeed(element: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) need();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  const signs = ["focusin", "pointerdown", "submit"] as const;
  for (const sign of signs) element.addEventListener(sign, need);
  if (element.querySelector(`form[${attribute(HydrationData.queued)}]`)) need();
  return () => {
    observer.disconnect();
    for (const sign of signs) element.removeEventListener(sign, need);
  };
}
