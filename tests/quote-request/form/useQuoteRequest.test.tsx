import { act, renderHook, waitFor } from "@testing-library/react";
import {
  type QuoteRequestDependencies,
  useQuoteRequest,
} from "../../../src/quote-request/form/useQuoteRequest";
import { type QuoteRequest, quoteRequestFields } from "../../../src/quote-request/rules/quote-request";
import type { SubmissionOutcome } from "../../../src/quote-request/rules/submit-quote-request";
import { validRequest } from "../requests";
import { deferred } from "./deferred";

const sent: SubmissionOutcome = { kind: "sent", request: validRequest };

function fakeDependencies(initial: QuoteRequest, outcome: SubmissionOutcome | Promise<SubmissionOutcome>) {
  return {
    initialValues: () => initial,
    keepDraft: jest.fn(),
    submit: jest.fn(async () => outcome),
  } satisfies QuoteRequestDependencies;
}

/** The hook with dependencies that answer as told, over a form that begins with these values. */
function quoteRequest(
  initial: QuoteRequest = validRequest,
  outcome: SubmissionOutcome | Promise<SubmissionOutcome> = sent,
) {
  const dependencies = fakeDependencies(initial, outcome);
  const { result } = renderHook(() => {
    const hook = useQuoteRequest(dependencies);
    for (const field of quoteRequestFields) hook.form.register(field);
    return hook;
  });
  const submit = () => act(async () => result.current.submit());
  return { hook: () => result.current, submit, dependencies };
}

/** Submits, and does not wait for the answer. */
async function begin(hook: () => ReturnType<typeof useQuoteRequest>): Promise<void> {
  act(() => hook().submit());
  await waitFor(() => expect(hook().sending).toBe(true));
}

describe("The result", () => {
  it("is a failure too where something breaks that nobody thought of, and the form can be sent again", async () => {
    const { submit, hook, dependencies } = quoteRequest();
    dependencies.submit.mockRejectedValue(new Error("Surprise"));
    await submit();
    expect(hook().result).toMatchObject({ kind: "failed" });
    expect(hook().sending).toBe(false);
    await submit();
    expect(dependencies.submit).toHaveBeenCalledTimes(2);
  });

  it("has a new id each time, so that the same news is told again", async () => {
    const { submit, hook } = quoteRequest(validRequest, { kind: "failed" });
    await submit();
    const first = hook().result?.id;
    await submit();
    expect(hook().result?.id).not.toBe(first);
  });
});

it("Filling in a field for the visitor waits while a request is being sent, which would not have it", async () => {
  const { hook } = quoteRequest(validRequest, deferred<SubmissionOutcome>().promise);
  await begin(hook);
  act(() => hook().fillIn("projectDetails", "About floors"));
  expect(hook().form.getValues("projectDetails")).toBe(validRequest.projectDetails);
});
