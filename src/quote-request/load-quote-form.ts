import type { ComponentType } from "react";
import { setFormUnavailable } from "../hydration/form-unavailable";
import { loadWithRetries, waitOrOnline } from "../hydration/load-with-retries";
import type { QuoteFormProps } from "./form/QuoteForm";

let loaded: ComponentType<QuoteFormProps> | undefined;

/** The form's component, once its code has come. */
export function loadedQuoteForm(): ComponentType<QuoteFormProps> | undefined {
  return loaded;
}

/** Fetches the form's code, again and again until it comes; meanwhile the page shows the other ways to reach the company. */
export async function loadQuoteForm(): Promise<{ default: ComponentType<QuoteFormProps> }> {
  const { QuoteForm } = await loadWithRetries(
    () => import(/* webpackChunkName: "quote-form" */ "./form/QuoteForm"),
    { wait: waitOrOnline, setFormUnavailable, report: (error: unknown) => reportError(error) },
  );
  loaded = QuoteForm;
  return { default: QuoteForm };
}
