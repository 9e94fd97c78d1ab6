import { act, renderHook, waitFor } from "@testing-library/react";
import {
  type QuoteRequestDependencies,
  useQuoteRequest,
} from "../../../src/quote-request/form/useQuoteRequest";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  quoteRequestFields,
} from "../../../src/quote-request/rules/quote-request";
import type { SubmissionOutcome } from "../../../src/quote-request/rules/submit-quote-request";
import { validRequest } from "../requests";
import { deferred } from "./deferred";

/** What became of the request that was sent on an earlier page. */
let unseen: SubmissionOutcome | undefined;

const sent: SubmissionOutcome = { kind: "sent", request: validRequest };

beforeEach(() => {
  unseen = undefined;
});

function fakeDependencies(initial: QuoteRequest, outcome: SubmissionOutcome | Promise<SubmissionOutcome>) {
  return {
    initialValues: () => initial,
    keepDraft: jest.fn(),
    unseenResult: { write: jest.fn((_outcome: SubmissionOutcome | undefined) => true), read: () => unseen },
    submit: jest.fn(async () => outcome),
    emptyHoneypot: jest.fn(() => false),
  } satisfies QuoteRequestDependencies;
}

/** The hook with dependencies that answer as told, over a form that begins with these values. */
function quoteRequest(
  initial: QuoteRequest = validRequest,
  outcome: SubmissionOutcome | Promise<SubmissionOutcome> = sent,
) {
  const dependencies = fakeDependencies(initial, outcome);
  const { result, unmount } = renderHook(() => {
    const hook = useQuoteRequest(dependencies);
    for (const field of quoteRequestFields) hook.form.register(field);
    return hook;
  });
  const submit = () => act(async () => void (await result.current.submit()));
  return { hook: () => result.current, submit, dependencies, unmount };
}

/** Submits, and does not wait for the answer. */
async function begin(hook: () => ReturnType<typeof useQuoteRequest>): Promise<void> {
  void hook().submit();
  await waitFor(() => expect(hook().sending).toBe(true));
}

describe("Whoever leaves while a request is being sent", () => {
  it("is told that it failed where the answer never came", () => {
    unseen = { kind: "failed" };
    expect(quoteRequest().hook().result?.kind).toBe("failed");
  });

  it("is told that it was sent where the answer came later", () => {
    unseen = sent;
    expect(quoteRequest().hook().result?.kind).toBe("sent");
  });

  it.each<[SubmissionOutcome, readonly SubmissionOutcome[]]>([
    [sent, [{ kind: "failed" }, sent]],
    [{ kind: "failed" }, [{ kind: "failed" }]],
  ])("leaves behind what became of it: %j", async (outcome, kept) => {
    const answer = deferred<SubmissionOutcome>();
    const { hook, dependencies, unmount } = quoteRequest(validRequest, answer.promise);
    await begin(hook);
    unmount();
    await act(async () => answer.resolve(outcome));
    expect(dependencies.unseenResult.write.mock.calls.flat()).toEqual(kept);
  });

  it("leaves nothing behind once the answer was shown for a second", async () => {
    jest.useFakeTimers();
    const { submit, dependencies } = quoteRequest();
    await submit();
    expect(dependencies.unseenResult.write).toHaveBeenLastCalledWith(sent);
    act(() => jest.advanceTimersByTime(1_000));
    expect(dependencies.unseenResult.write).toHaveBeenLastCalledWith(undefined);
    jest.useRealTimers();
  });
});

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

describe("Putting back", () => {
  it("is offered for half a request, too", () => {
    const half = { ...emptyQuoteRequest, firstName: "Ada" };
    const { hook, dependencies } = quoteRequest(half);
    act(() => hook().clear());
    act(() => hook().putBack?.());
    expect(hook().form.getValues()).toEqual(half);
    expect(dependencies.keepDraft).toHaveBeenLastCalledWith(half);
  });

  it("is not offered where there was nothing to clear", () => {
    const { hook } = quoteRequest(emptyQuoteRequest);
    act(() => hook().clear());
    expect(hook().putBack).toBeUndefined();
  });

  it("is no longer offered once something new is typed, or sent", async () => {
    const { hook, submit } = quoteRequest();
    act(() => hook().clear());
    act(() => hook().typed());
    expect(hook().putBack).toBeUndefined();
    act(() => hook().form.reset(validRequest));
    await submit();
    expect(hook().putBack).toBeUndefined();
  });
});

it("Filling in a field for the visitor waits while a request is being sent, which would not have it", async () => {
  const { hook } = quoteRequest(validRequest, deferred<SubmissionOutcome>().promise);
  await begin(hook);
  act(() => hook().fillIn("projectDetails", "About floors"));
  expect(hook().form.getValues("projectDetails")).toBe(validRequest.projectDetails);
});
