import { type FormEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { forgetDraft } from "../adapters/served-draft";
import { servedValues } from "../adapters/served-form";
import { emptyQuoteRequest, type QuoteRequest, type QuoteRequestField } from "../rules/quote-request";
import type { SubmissionOutcome } from "../rules/submit-quote-request";

/** What came of a request; the id differs each time, so that the same news is told again. */
export type SubmissionResult = SubmissionOutcome & { id: number };

/** All the state of the quote form; the view only shows it. `send` submits a request. */
export function useQuoteRequest(send: (request: QuoteRequest) => Promise<SubmissionOutcome>) {
  const [defaultValues] = useState(servedValues);
  const form = useForm<QuoteRequest>({ defaultValues, shouldFocusError: false });
  const [result, setResult] = useState<SubmissionResult>();
  const { errors, isSubmitted, isSubmitting } = form.formState;
  useLeavingWarning(isSubmitting);
  useErrorTitle(isSubmitted && Object.keys(errors).length > 0);

  async function submitValid(request: QuoteRequest): Promise<void> {
    const outcome = await send(request).catch((): SubmissionOutcome => ({ kind: "failed" }));
    if (outcome.kind === "sent") forgetDraft();
    setResult({ ...outcome, id: performance.now() });
  }

  return {
    form,
    sending: isSubmitting,
    result,
    /** Handles the form's submit event, and sends once more without one. */
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!isSubmitting) void form.handleSubmit(submitValid, () => setResult(undefined))();
    },
    /** Fills a field for the visitor and moves focus there. */
    fillIn: (field: QuoteRequestField, value: string) => {
      if (isSubmitting) return;
      form.setValue(field, value, { shouldValidate: isSubmitted });
      form.setFocus(field);
      // The page's script keeps the draft of what it hears of.
      document.activeElement?.dispatchEvent(new Event("input", { bubbles: true }));
    },
    /** Puts the form in the receipt's place. */
    startAnother: () => {
      form.reset(emptyQuoteRequest);
      flushSync(() => setResult(undefined));
      form.setFocus("firstName");
    },
  };
}

const errorPrefix = "Error: ";

/** Says in the page's title that something is wrong, for screen readers, which read it first (GOV.UK error summary). */
function useErrorTitle(invalid: boolean): void {
  useEffect(() => {
    if (!invalid) return;
    document.title = errorPrefix + document.title;
    return () => {
      if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
    };
  }, [invalid]);
}

/** Lets the browser warn visitors who leave while a request is being sent: leaving cancels it. */
function useLeavingWarning(sending: boolean): void {
  useEffect(() => {
    if (!sending) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [sending]);
}
