import { useLayoutEffect, useState } from "react";
import { controlIn, isTextControl, shownValues } from "../adapters/form-controls";
import { quoteForm } from "../adapters/keep-draft";
import { emptyQuoteRequest, type QuoteRequest } from "../rules/quote-request";

/**
 * The values of the controls as they stand when React starts: typed early, put back, or filled in by the browser. If a
 * translation has changed the page, React replaces the form; then the caret goes to the control of the same name.
 */
export function useStandingControls(): QuoteRequest {
  const [{ values, focused }] = useState(() =>
    typeof document === "undefined"
      ? { values: emptyQuoteRequest, focused: null }
      : { values: shownValues(quoteForm()), focused: document.activeElement },
  );
  useLayoutEffect(() => {
    if (!isTextControl(focused) || focused.isConnected) return;
    const control = controlIn(quoteForm(), focused.name);
    control?.focus({ preventScroll: true });
    if (focused.selectionStart !== null)
      control?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }, [focused]);
  return values;
}
