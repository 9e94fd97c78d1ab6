/** Opens everything closed around a field of the form, moves it into view and the focus into it. */
export function showField(field: HTMLElement): void {
  const around: Element[] = [];
  for (let one = field.parentElement; one; one = one.parentElement) around.unshift(one);
  for (const part of around) if (isClosed(part)) toggleOf(part)?.click();
  // React draws what was opened before the next frame.
  requestAnimationFrame(() => {
    field.scrollIntoView({ block: "center" });
    field.querySelector<HTMLElement>("input, textarea, select, button")?.focus({ preventScroll: true });
  });
}

const isClosed = (part: Element) => getComputedStyle(part).display === "none";

/** Decap's button with the small arrow stands before what it opens. */
function toggleOf(part: Element): HTMLElement | undefined {
  const siblings = [...(part.parentElement?.children ?? [])];
  return siblings
    .slice(0, siblings.indexOf(part))
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>("button")])[0];
}
