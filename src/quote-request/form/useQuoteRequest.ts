import { type FormEvent, useEffect, useRef, useState } from "react";
import { fillEmpty, forgetDraft, quoteForm } from "../draft/draft";
import { checkRequest } from "../rules/check-request";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  type QuoteRequestField,
  quoteRequestFields,
  quoteRequestOf,
} from "../rules/quote-request";
import type { SubmissionOutcome } from "../sending/submit-quote-request";

/** The outcome of a press. The fields are those that were found wrong. */
type Result = SubmissionOutcome | { kind: "invalid"; fields: readonly QuoteRequestField[] };

/** Its id differs each time, so that the same result is announced again. */
export type SubmissionResult = Result & { id: number };

/** Holds all state of the quote form; the view only shows it. `send` submits a request and may reject. */
export function useQuoteRequest(send: (request: QuoteRequest) => Promise<SubmissionOutcome>) {
  const [typed, setTyped] = useState(emptyQuoteRequest);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<SubmissionResult>();
  const [sent, setSent] = useState<Extract<SubmissionResult, { kind: "sent" }>>();
  // Nothing is wrong before the first press.
  const messages = result && result.kind !== "sent" ? checkRequest(typed).messages : {};
  useLeavingWarning(sending);
  useErrorTitle(Object.keys(messages).length > 0);

  // The controls as they stand when React starts. It replaces them, on a page that a translation has changed.
  const [served] = useState(() =>
    typeof document === "undefined" ? emptyQuoteRequest : shownRequest(quoteForm()),
  );
  useEffect(() => {
    fillEmpty(served);
    setTyped(served);
  }, [served]);

  // A ref, because two submit events in one task both see the state of the last render.
  const busy = useRef(false);

  /** Validates and sends what the controls show. After success the form is empty, as if it had just been opened. */
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    const shown = shownRequest(form);
    const checked = checkRequest(shown);
    const fields = quoteRequestFields.filter((field) => checked.messages[field]);
    setTyped(shown);
    setSending(fields.length === 0);
    const outcome: Result =
      fields.length > 0
        ? { kind: "invalid", fields }
        : await send(checked.sanitised).catch(() => ({ kind: "failed" }));
    busy.current = false;
    setSending(false);
    const newResult = { ...outcome, id: performance.now() };
    setResult(newResult);
    if (newResult.kind !== "sent") return;
    setSent(newResult);
    form.reset();
    setTyped(emptyQuoteRequest);
    forgetDraft();
  }

  return {
    /** The request as the controls showed it at the last input or press. */
    typed,
    /** The messages of the fields that are wrong. */
    messages,
    sending,
    result,
    /** The last request that was sent, also while another is being written. */
    sent,
    /** The handlers of the form. */
    handlers: {
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(shownRequest(currentTarget)),
      onSubmit: submit,
    },
  };
}

/** The request as a form's controls show it: typed, put back, or written by another program without an event. */
function shownRequest(form: HTMLFormElement | null): QuoteRequest {
  const shown = new FormData(form ?? undefined);
  return quoteRequestOf((field) => String(shown.get(field) ?? ""));
}

const errorPrefix = "Error: ";

/** Says in the page's title that something is wrong, for screen readers, which read it first (GOV.UK error summary). */
function useErrorTitle(invalid: boolean): void {
  useEffect(() => {
    if (!invalid) return;
    document.title = errorPrefix + document.title;
    return () => {
      document.title = document.title.replace(errorPrefix, "");
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
