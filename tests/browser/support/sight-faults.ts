/**
 * WCAG 2.4.11: checks that nothing covers nine points of each of the element's lines. Of an element that does not fit between the
 * bars only the top must be visible. Runs in the page, so it stands alone.
 */
export function sightFaults(element: Element): string[] {
  const bars = [...document.querySelectorAll<HTMLElement>("header, aside")].filter(
    (bar) => /fixed|sticky/.test(getComputedStyle(bar).position) && bar.clientWidth > window.innerWidth / 2,
  );
  const space = bars.reduce((left, bar) => left - bar.offsetHeight, window.innerHeight);
  const faults = new Set<string>();
  for (const { left, right, top, bottom, height } of element.getClientRects())
    for (const y of height <= space ? [top + 3, (top + bottom) / 2, bottom - 3] : [top + 3])
      for (const x of [left + 3, (left + right) / 2, right - 3]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit) faults.add("is partly outside the window");
        else if (!element.contains(hit) && !hit.contains(element))
          faults.add(`lies under ${hit.outerHTML.slice(0, 80)}`);
      }
  return [...faults];
}
