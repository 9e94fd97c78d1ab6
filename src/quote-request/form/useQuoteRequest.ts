import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { quoteForm, writeDraft } from "../draft/draft";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  type QuoteRequestField,
  quoteRequestFields,
  quoteRequestOf,
} from "../rules/quote-request";
import { checkRequest } from "../rules/quote-request-schema";
import type { SubmissionOutcome } from "../sending/submit-quote-request";

/** The result of a press; that of an invalid request names the wrong fields. Its id makes the same result appear anew. */
type Result = (SubmissionOutcome | { kind: "invalid"; fields: readonly QuoteRequestField[] }) & {
  id: number;
};

/** Holds all state of the quote form; the view only shows it. `send` submits a request and may reject. */
export function useQuoteRequest(send: (request: QuoteRequest) => Promise<SubmissionOutcome>) {
  // The controls as they stand when React starts: the visitor may have written in them, and React may replace them.
  const [initialValues] = useState(() =>
    typeof document === "undefined" ? emptyQuoteRequest : shownRequest(quoteForm()),
  );
  const form = useForm<QuoteRequest>({
    defaultValues: initialValues,
    shouldFocusError: false,
    resolver(typed) {
      const { messages, sanitised } = checkRequest(typed);
      const errors = Object.entries(messages).map(([field, message]) => [field, { type: "rule", message }]);
      if (errors.length > 0) return { values: {}, errors: Object.fromEntries(errors) };
      return { values: sanitised, errors: {} };
    },
  });
  const [result, setResult] = useState<Result>();
  const [sent, setSent] = useState<{ request: QuoteRequest; id: number }>();
  const { errors, isSubmitted, isSubmitting } = form.formState;
  useErrorInTitle(isSubmitted && Object.keys(errors).length > 0);
  useWarningOnLeave(isSubmitting);
  // A ref, because two submit events in one task both see the state of the last render.
  const busy = useRef(false);

  /** Validates and sends what the controls show: another program may have written there without an event. */
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    form.setValues(shownRequest(event.currentTarget));
    await form.handleSubmit(sendValid)();
    busy.current = false;
    const fields = quoteRequestFields.filter((field) => form.getFieldState(field).invalid);
    if (fields.length > 0) setResult({ kind: "invalid", fields, id: performance.now() });
  }

  /** Sends a valid request. After success the form is empty, as if it had just been opened. */
  async function sendValid(request: QuoteRequest): Promise<void> {
    const outcome = await send(request).catch((): SubmissionOutcome => ({ kind: "failed" }));
    const id = performance.now();
    setResult({ ...outcome, id });
    if (outcome.kind !== "sent") return;
    setSent({ request, id });
    form.reset(emptyQuoteRequest);
    writeDraft({});
  }

  return {
    form,
    sending: isSubmitting,
    result,
    /** The last request that was sent, also while another is being written. */
    sent,
    submit,
  };
}

const errorPrefix = "Error: ";

/** Says in the page's title that something is wrong, for screen readers, which read it first (GOV.UK error summary). */
function useErrorInTitle(hasErrors: boolean): void {
  useEffect(() => {
    document.title = (hasErrors ? errorPrefix : "") + document.title.replace(errorPrefix, "");
  }, [hasErrors]);
}

/** Lets the browser warn visitors who leave while a request is being sent: leaving cancels it. */
function useWarningOnLeave(isSending: boolean): void {
  useEffect(() => {
    window.onbeforeunload = isSending ? (event) => event.preventDefault() : null;
  }, [isSending]);
}

/** The request as a form's controls show it: typed, put back, or written by another program without an event. */
function shownRequest(form: HTMLFormElement | null): QuoteRequest {
  const shown = new FormData(form ?? undefined);
  return quoteRequestOf((field) => String(shown.get(field) ?? ""));
}
