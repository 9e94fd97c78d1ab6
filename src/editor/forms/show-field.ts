export const fieldId = (name: string) => `field-${name}`;

/** Focuses a field, or the nearest field around it. */
export function showField(name: string): void {
  // A new row is rendered by then.
  requestAnimationFrame(() => requestAnimationFrame(() => openFolds(name).then(() => focusField(name))));
}

/** Opens everything that a field is folded away in, the outermost first, because each renders its parts when it opens. */
async function openFolds(name: string): Promise<void> {
  for (const { index } of `${name}.`.matchAll(/\./g)) {
    const place = document.getElementById(fieldId(name.slice(0, index)));
    for (let fold = place?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
      if (fold.open) continue;
      const opened = fold;
      await new Promise((rendered) => {
        opened.addEventListener("toggle", rendered, { once: true });
        opened.open = true;
      });
    }
  }
}

function focusField(name: string): void {
  const place = document.getElementById(fieldId(name));
  if (!place) {
    if (name.includes(".")) focusField(name.replace(/\.[^.]*$/, ""));
    return;
  }
  const controls = "input, textarea, select, summary, button";
  // The own summary of a group or a row is passed over for what is in it.
  const own = place.querySelector(":scope > summary");
  const inside = [...place.querySelectorAll<HTMLElement>(controls)].find((one) => one !== own);
  const target = place.matches(controls) ? place : inside;
  place.scrollIntoView({ block: place.offsetHeight < window.innerHeight ? "center" : "start" });
  target?.focus({ preventScroll: true });
}
