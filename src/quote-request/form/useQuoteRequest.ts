import { useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { Draft } from "../adapters/draft";
import type { UnseenResultStore } from "../adapters/unseen-result";
import { emptyQuoteRequest, type QuoteRequest, type QuoteRequestField } from "../rules/quote-request";
import { fieldMessages, type SubmissionOutcome } from "../rules/submit-quote-request";

/** What the form last came to; the view says it. */
export type QuoteRequestResult =
  | { kind: "sent" }
  | { kind: "failed" }
  | { kind: "rate limited"; waitMinutes: number };

export interface QuoteRequestDependencies {
  /** What was typed before hydration, or kept from an earlier visit. */
  initialValues: () => QuoteRequest;
  draft: Draft;
  unseenResult: UnseenResultStore;
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
  const { initialValues, draft, unseenResult, submit, emptyHoneypot } = dependencies;
  const [defaultValues] = useState(initialValues);
  const form = useForm<QuoteRequest>({ defaultValues, resolver, shouldFocusError: false });
  const [result, setResult] = useState<QuoteRequestResult & { id: number }>();
  const [sending, setSending] = useState(false);
  const [cleared, setCleared] = useState<QuoteRequest>();
  const busy = useRef(false);

  const conclude = (next: QuoteRequestResult) => setResult({ ...next, id: performance.now() });

  async function send(request: QuoteRequest): Promise<void> {
    if (busy.current) return;
    if (emptyHoneypot()) return conclude({ kind: "failed" });
    busy.current = true;
    setSending(true);
    unseenResult.keep("failed");
    const outcome = await submit(request).catch((): SubmissionOutcome => ({ kind: "unreachable" }));
    busy.current = false;
    setSending(false);
    if (outcome.kind === "sent") unseenResult.keep("sent");
    if (outcome.kind === "sent") startAfresh(emptyQuoteRequest);
    if (outcome.kind === "sent" || outcome.kind === "rate limited") conclude(outcome);
    else conclude({ kind: "failed" });
  }

  function startAfresh(request: QuoteRequest): void {
    if (isEmpty(request)) draft.clear();
    else draft.keep(request);
    setCleared(undefined);
    form.reset(request);
  }

  // What was typed before hydration was seen by nobody yet.
  useEffect(() => {
    if (!isEmpty(defaultValues)) draft.keep(defaultValues);
  }, [draft, defaultValues]);

  useEffect(() => {
    const kind = unseenResult.read();
    if (kind) setResult({ kind, id: performance.now() });
  }, [unseenResult]);

  // Not at once: a page that is being left hears that its request failed, and nobody sees what it says then.
  useEffect(() => {
    if (!result || sending) return;
    const timer = setTimeout(unseenResult.forget, seeingTime);
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
    /** Takes note of what was typed. */
    typed: () => {
      setCleared(undefined);
      draft.keep(form.getValues());
    },
    /** Fills a field for the visitor and moves focus there. */
    fillIn: (field: QuoteRequestField, value: string) => {
      if (busy.current) return;
      form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
      draft.keep(form.getValues());
      form.setFocus(field);
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
