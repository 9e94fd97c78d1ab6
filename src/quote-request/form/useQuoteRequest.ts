import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Resolver, useForm } from "react-hook-form";
import type { StoredValue } from "../adapters/stored-value";
import { emptyQuoteRequest, type QuoteRequest, type QuoteRequestField } from "../rules/quote-request";
import { fieldMessages, type SubmissionOutcome } from "../rules/submit-quote-request";

export interface QuoteRequestDependencies {
  /** What was typed before hydration. */
  initialValues: () => QuoteRequest;
  /** Keeps a request for this tab; the page's script does so with what is typed. */
  keepDraft: (request: QuoteRequest) => void;
  /**
   * What came of a request, until its sender has seen it: they may leave while it is being sent. Until there is an answer
   * it counts as failed, because browsers cancel the requests of a page that is left.
   */
  unseenResult: StoredValue<SubmissionOutcome>;
  submit: (request: QuoteRequest) => Promise<SubmissionOutcome>;
  /** Empties the honeypot and returns whether it was filled in. */
  emptyHoneypot: () => boolean;
}

const resolver: Resolver<QuoteRequest> = async (values) => {
  const messages = Object.entries(fieldMessages(values));
  if (messages.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(messages.map(([field, message]) => [field, { type: "rule", message }])),
  };
};

/** All the state of the quote form; the view only shows it. */
export function useQuoteRequest(dependencies: QuoteRequestDependencies) {
  const { initialValues, keepDraft, unseenResult, submit, emptyHoneypot } = dependencies;
  const [defaultValues] = useState(initialValues);
  const form = useForm<QuoteRequest>({ defaultValues, resolver, shouldFocusError: false });
  const [result, setResult] = useState<SubmissionOutcome & { id: number }>();
  const [sending, setSending] = useState(false);
  const [cleared, setCleared] = useState<QuoteRequest>();
  const busy = useRef(false);

  const conclude = (outcome: SubmissionOutcome) => setResult({ ...outcome, id: performance.now() });

  async function send(request: QuoteRequest): Promise<void> {
    if (busy.current) return;
    if (emptyHoneypot()) return conclude({ kind: "failed" });
    busy.current = true;
    setSending(true);
    unseenResult.write({ kind: "failed" });
    const outcome = await submit(request).catch((): SubmissionOutcome => ({ kind: "failed" }));
    busy.current = false;
    setSending(false);
    if (outcome.kind === "sent") {
      unseenResult.write(outcome);
      startAfresh(emptyQuoteRequest);
    }
    conclude(outcome);
  }

  function startAfresh(request: QuoteRequest): void {
    keepDraft(request);
    setCleared(undefined);
    form.reset(request);
  }

  useEffect(() => {
    const outcome = unseenResult.read();
    if (outcome) setResult({ ...outcome, id: performance.now() });
  }, [unseenResult]);

  // Not at once: a page that is being left hears that its request failed, and nobody sees what it says then.
  useEffect(() => {
    if (!result || sending) return;
    const timer = setTimeout(() => unseenResult.write(undefined), seeingTime);
    return () => clearTimeout(timer);
  }, [unseenResult, result, sending]);

  useLeavingWarning(sending);
  useErrorTitle(form.formState.isSubmitted && Object.keys(form.formState.errors).length > 0);

  return {
    form,
    sending,
    /** The latest result; its id differs each time. */
    result,
    /** Handles the form's submit event. */
    submit: form.handleSubmit(send, () => setResult(undefined)),
    /** Empties every field and forgets the draft. */
    clear: () => {
      const before = { ...form.getValues() };
      setResult(undefined);
      startAfresh(emptyQuoteRequest);
      if (!isEmpty(before)) setCleared(before);
    },
    /** Brings back what was cleared; undefined where there is nothing, or something new was typed since. */
    putBack: cleared && (() => startAfresh(cleared)),
    /** Takes note that something was typed. */
    typed: () => setCleared(undefined),
    /** Fills a field for the visitor and moves focus there. */
    fillIn: (field: QuoteRequestField, value: string) => {
      if (busy.current) return;
      form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
      keepDraft(form.getValues());
      form.setFocus(field);
    },
    /** Puts the form in the receipt's place. */
    startAnother: () => {
      unseenResult.write(undefined);
      flushSync(() => setResult(undefined));
      form.setFocus("firstName");
    },
  };
}

/** How long a result has to stand on the page to count as seen, in milliseconds. */
const seeingTime = 1_000;

const isEmpty = (request: QuoteRequest) => Object.values(request).every((value) => value === "");

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

/** Lets the browser ask whoever leaves the page meanwhile: it would break the sending off. */
function useLeavingWarning(sending: boolean): void {
  useEffect(() => {
    if (!sending) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [sending]);
}
