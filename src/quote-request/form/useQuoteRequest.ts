import { type FormEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { emptyQuoteRequest, type QuoteRequest, type QuoteRequestField } from "../rules/quote-request";
import type { SubmissionOutcome } from "../rules/submit-quote-request";

export interface QuoteRequestDependencies {
  /** What was typed before hydration. */
  initialValues: () => QuoteRequest;
  /** Keeps a request for this tab; the page's script does so with what is typed. */
  keepDraft: (request: QuoteRequest) => void;
  submit: (request: QuoteRequest) => Promise<SubmissionOutcome>;
}

/** All the state of the quote form; the view only shows it. */
export function useQuoteRequest({ initialValues, keepDraft, submit }: QuoteRequestDependencies) {
  const [defaultValues] = useState(initialValues);
  const form = useForm<QuoteRequest>({ defaultValues, shouldFocusError: false });
  const [result, setResult] = useState<SubmissionOutcome & { id: number }>();
  const { errors, isSubmitted, isSubmitting } = form.formState;
  useLeavingWarning(isSubmitting);
  useErrorTitle(isSubmitted && Object.keys(errors).length > 0);

  async function send(request: QuoteRequest): Promise<void> {
    const outcome = await submit(request).catch((): SubmissionOutcome => ({ kind: "failed" }));
    if (outcome.kind === "sent") keepDraft(emptyQuoteRequest);
    setResult({ ...outcome, id: performance.now() });
  }

  return {
    form,
    sending: isSubmitting,
    /** The latest result; its id differs each time. */
    result,
    /** Handles the form's submit event, and sends once more without one. */
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!isSubmitting) void form.handleSubmit(send, () => setResult(undefined))();
    },
    /** Fills a field for the visitor and moves focus there. */
    fillIn: (field: QuoteRequestField, value: string) => {
      if (isSubmitting) return;
      form.setValue(field, value, { shouldValidate: isSubmitted });
      keepDraft(form.getValues());
      form.setFocus(field);
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
