import { useCallback, useEffect, useState } from "react";
import { fieldId } from "./form-field";

/**
 * The field that a form shows, and a function that shows another. The groups and rows around it render their parts at once,
 * so it is in the document by the time that it gets focus.
 */
export function useShownField(isFormShown: boolean, fieldInAddress?: string) {
  const [shown, setShown] = useState<{ name: string }>();
  const showField = useCallback((name: string) => setShown({ name }), []);
  useEffect(() => {
    if (fieldInAddress) showField(fieldInAddress);
  }, [fieldInAddress, showField]);
  useEffect(() => {
    if (shown && isFormShown) focusField(shown.name);
  }, [shown, isFormShown]);
  return { shownField: shown?.name, showField };
}

/** Opens the groups and rows around a field, and focuses it. If it is not rendered, focuses the nearest field around it. */
function focusField(name: string): void {
  const element = document.getElementById(fieldId(name));
  if (!element) {
    if (name.includes(".")) focusField(name.replace(/\.[^.]*$/, ""));
    return;
  }
  for (let around = element.closest("details"); around; around = outerDetails(around)) around.open = true;
  const controls = "input, textarea, select, summary, button";
  const ownSummary = element.querySelector(":scope > summary");
  const inside = [...element.querySelectorAll<HTMLElement>(controls)].find((one) => one !== ownSummary);
  const target = element.matches(controls) ? element : inside;
  element.scrollIntoView({ block: element.offsetHeight < window.innerHeight ? "center" : "start" });
  target?.focus({ preventScroll: true });
}

const outerDetails = (details: HTMLElement) => details.parentElement?.closest("details") ?? null;
