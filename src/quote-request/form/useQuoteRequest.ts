import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, type ResolverResult, useForm } from "react-hook-form";
import { writeDraft } from "../adapters/draft-store";
import type { TextControl } from "../adapters/form-controls";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  type QuoteRequestField,
  quoteRequestFields,
} from "../rules/quote-request";
import { type CheckedRequest, checkRequest, type SubmissionOutcome } from "../rules/submit-quote-request";
import { useStandingControls } from "./useStandingControls";

/** The outcome of a submit. Its id differs each time, so that the same outcome is announced again. */
export type SubmissionResult = SubmissionOutcome & { id: number };

type SentResult = Extract<SubmissionResult, { kind: "sent" }>;

/**
 * Holds all state of the quote form; the view only shows it. `send` submits a request and may reject. `shownValues` reads
 * the controls, which `controlOf` finds: a script, an in-app browser or a password manager can write into them without an
 * event that React hears.
 */
export function useQuoteRequest(
  send: (request: QuoteRequest) => Promise<SubmissionOutcome>,
  shownValues: () => QuoteRequest,
  controlOf: (field: QuoteRequestField) => TextControl | undefined,
) {
  const defaultValues = useStandingControls();
  const form = useForm<QuoteRequest>({
    defaultValues,
    shouldFocusError: false,
    resolver: (typed) => resolved(checkRequest(typed)),
  });
  const [result, setResult] = useState<SubmissionResult>();
  const [sent, setSent] = useState<SentResult>();
  const { errors, isSubmitted, isSubmitting } = form.formState;
  useLeavingWarning(isSubmitting);
  useErrorTitle(isSubmitted && Object.keys(errors).length > 0);

  // A ref, because two submit events in one task both see the state of the last render.
  const busy = useRef(false);

  async function submitOnce(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await submit();
    } finally {
      busy.current = false;
    }
  }

  /** Validates and sends. After success the form is empty, as if it had just been opened. */
  async function submit(): Promise<void> {
    const shown = shownValues();
    for (const field of quoteRequestFields)
      if (shown[field] !== form.getValues(field)) form.setValue(field, shown[field]);
    let outcome: SubmissionOutcome | undefined;
    await form.handleSubmit(async (request) => {
      outcome = await send(request).catch((): SubmissionOutcome => ({ kind: "failed" }));
    })();
    const newResult = outcome && { ...outcome, id: performance.now() };
    setResult(newResult);
    if (newResult?.kind === "sent") {
      setSent(newResult);
      // After handleSubmit, which marks the form as submitted: an emptied form shows no messages.
      form.reset(emptyQuoteRequest);
      writeDraft(undefined);
    }
  }

  return {
    form,
    sending: isSubmitting,
    result,
    /** The last request that was sent, also while another is being written. */
    sent,
    /** Handles the form's submit event, and sends once more without one. */
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      void submitOnce();
    },
    /** Fills a field for the visitor and moves focus there. */
    fillIn: (field: QuoteRequestField, value: string) => {
      if (isSubmitting) return;
      const control = controlOf(field);
      // Not the form's setFocus, which waits (react-hook-form 7.92).
      control?.focus();
      if (control && typeOver(control, value)) return;
      form.setValue(field, value, { shouldValidate: isSubmitted });
      // Dispatch the event because the page's script saves the draft when it hears one.
      control?.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

/** A checked request as react-hook-form takes it: the sanitised request is what its submit handler gets. */
function resolved({ messages, sanitised }: CheckedRequest): ResolverResult<QuoteRequest> {
  const errors: FieldErrors<QuoteRequest> = Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { type: "rule", message }]),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: sanitised, errors: {} };
}

/**
 * Replaces the text of a focused control as if it were typed, so that Ctrl+Z brings back what was there. False where the
 * browser cannot. This command has no successor that keeps the undo history (https://github.com/w3c/editing/issues/200).
 */
function typeOver(control: TextControl, value: string): boolean {
  control.select();
  return document.execCommand?.("insertText", false, value) ?? false;
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
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, [sending]);
}
