export const fieldId = (name: string) => `field-${name}`;

/** Focuses a field, or the nearest field around it. */
export function showField(name: string): void {
  // A new row is rendered by then.
  requestAnimationFrame(() => requestAnimationFrame(() => openFolds(name).then(() => focusField(name))));
}

/** Opens everything that a field is folded away in, the outermost first, because each renders its parts when it opens. */
async function openFolds(name: string): Promise<void> {
  for (const { index } of `${name}.`.matchAll(/\./g)) {
    const element = document.getElementById(fieldId(name.slice(0, index)));
    for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
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
  const element = document.getElementById(fieldId(name));
  if (!element) {
    if (name.includes(".")) focusField(name.replace(/\.[^.]*$/, ""));
    return;
  }
  const controls = "input, textarea, select, summary, button";
  // The own summary of a group or a row is passed over for what is in it.
  const own = element.querySelector(":scope > summary");
  const inside = [...element.querySelectorAll<HTMLElement>(controls)].find((one) => one !== own);
  const target = element.matches(controls) ? element : inside;
  element.scrollIntoView({ block: element.offsetHeight < window.innerHeight ? "center" : "start" });
  target?.focus({ preventScroll: true });
}
