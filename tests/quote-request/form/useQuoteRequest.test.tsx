import { act, renderHook, waitFor } from "@testing-library/react";
import type { UnseenResult } from "../../../src/quote-request/adapters/unseen-result";
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
import { requestWith, validRequest } from "../requests";
import { deferred } from "./deferred";

/** What became of the request that was sent on an earlier page. */
let unseen: UnseenResult | undefined;

beforeEach(() => {
  unseen = undefined;
});

function fakeDependencies(initial: QuoteRequest, outcome: SubmissionOutcome | Promise<SubmissionOutcome>) {
  return {
    initialValues: () => initial,
    draft: { read: () => emptyQuoteRequest, keep: jest.fn(), clear: jest.fn() },
    unseenResult: { keep: jest.fn(), read: jest.fn(() => unseen), forget: jest.fn() },
    submit: jest.fn(async () => outcome),
    emptyHoneypot: jest.fn(() => false),
  } satisfies QuoteRequestDependencies;
}

/** The hook with dependencies that answer as told, over a form that begins with these values. */
function quoteRequest(
  initial: QuoteRequest = validRequest,
  outcome: SubmissionOutcome | Promise<SubmissionOutcome> = { kind: "sent" },
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

const mayLeave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("Whoever leaves while a request is being sent", () => {
  it("is asked first, and not before or after", async () => {
    const answer = deferred<SubmissionOutcome>();
    const { hook } = quoteRequest(validRequest, answer.promise);
    expect(mayLeave()).toBe(true);
    await begin(hook);
    expect(mayLeave()).toBe(false);
    await act(async () => answer.resolve({ kind: "timed out" }));
    expect(mayLeave()).toBe(true);
  });

  it("is told that it failed where the answer never came", () => {
    unseen = "failed";
    expect(quoteRequest().hook().result?.kind).toBe("failed");
  });

  it("is told that it was sent where the answer came later", () => {
    unseen = "sent";
    expect(quoteRequest().hook().result?.kind).toBe("sent");
  });

  it.each<[SubmissionOutcome, readonly string[]]>([
    [{ kind: "sent" }, ["failed", "sent"]],
    [{ kind: "timed out" }, ["failed"]],
  ])("leaves behind what became of it: %j", async (outcome, kept) => {
    const answer = deferred<SubmissionOutcome>();
    const { hook, dependencies, unmount } = quoteRequest(validRequest, answer.promise);
    await begin(hook);
    unmount();
    await act(async () => answer.resolve(outcome));
    expect(dependencies.unseenResult.keep.mock.calls.flat()).toEqual(kept);
    expect(dependencies.unseenResult.forget).not.toHaveBeenCalled();
  });

  it("leaves nothing behind once the answer was shown for a second", async () => {
    jest.useFakeTimers();
    const { submit, dependencies } = quoteRequest();
    await submit();
    expect(dependencies.unseenResult.forget).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(dependencies.unseenResult.forget).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe("A submit", () => {
  it("hands over the request as it was typed", async () => {
    const typed = requestWith({ projectDetails: " <b>white tiles</b> " });
    const { submit, dependencies } = quoteRequest(typed);
    await submit();
    expect(dependencies.submit.mock.calls).toEqual([[typed]]);
  });

  it("hands over nothing that is invalid", async () => {
    const { submit, dependencies, hook } = quoteRequest(requestWith({ email: "ada" }));
    await submit();
    expect(dependencies.submit).not.toHaveBeenCalled();
    expect(hook().form.formState.errors.email?.message).toBe("Please enter a valid email address");
    expect(hook().result).toBeUndefined();
  });

  it("is one while the first is still on its way", async () => {
    const answer = deferred<SubmissionOutcome>();
    const { submit, dependencies, hook } = quoteRequest(validRequest, answer.promise);
    const first = hook().submit();
    await waitFor(() => expect(hook().sending).toBe(true));
    void hook().submit();
    void hook().submit();
    await act(async () => answer.resolve({ kind: "sent" }));
    await act(async () => first);
    expect(dependencies.submit).toHaveBeenCalledTimes(1);
    expect(hook().sending).toBe(false);
    await act(async () => hook().form.reset(validRequest));
    await submit();
    expect(dependencies.submit).toHaveBeenCalledTimes(2);
  });
});

describe("The result", () => {
  it("of success empties the form and forgets the draft", async () => {
    const { submit, dependencies, hook } = quoteRequest();
    await submit();
    expect(hook().result).toMatchObject({ kind: "sent" });
    expect(hook().form.getValues()).toEqual(emptyQuoteRequest);
    expect(dependencies.draft.clear).toHaveBeenCalledTimes(1);
    expect(hook().form.formState.isSubmitted).toBe(false);
  });

  it.each<SubmissionOutcome>([
    { kind: "refused", status: 451 },
    { kind: "rejected", status: 500 },
    { kind: "unreachable" },
    { kind: "timed out" },
    { kind: "invalid", messages: {} },
  ])("of any failure is the same and keeps every value and the draft: $kind", async (outcome) => {
    const { submit, dependencies, hook } = quoteRequest(validRequest, outcome);
    await submit();
    expect(hook().result).toMatchObject({ kind: "failed" });
    expect(hook().form.getValues()).toEqual(validRequest);
    expect(dependencies.draft.clear).not.toHaveBeenCalled();
  });

  it("of the rate limit says how long to wait and keeps every value", async () => {
    const { submit, hook } = quoteRequest(validRequest, { kind: "rate limited", waitMinutes: 7 });
    await submit();
    expect(hook().result).toMatchObject({ kind: "rate limited", waitMinutes: 7 });
    expect(hook().form.getValues()).toEqual(validRequest);
  });

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
    const { submit, hook } = quoteRequest(validRequest, { kind: "unreachable" });
    await submit();
    const first = hook().result?.id;
    await submit();
    expect(hook().result?.id).not.toBe(first);
  });

  it("goes when the next submit is invalid", async () => {
    const { submit, hook } = quoteRequest(validRequest, { kind: "unreachable" });
    await submit();
    act(() => hook().form.setValue("email", "ada"));
    await submit();
    expect(hook().result).toBeUndefined();
  });
});

describe("The honeypot", () => {
  it("sends nothing when it was filled in, and the visitor sees a failure", async () => {
    const { submit, hook, dependencies } = quoteRequest();
    dependencies.emptyHoneypot.mockReturnValueOnce(true);
    await submit();
    expect(dependencies.submit).not.toHaveBeenCalled();
    expect(hook().result).toMatchObject({ kind: "failed" });
    expect(hook().form.getValues()).toEqual(validRequest);
  });

  it("lets a person send with the next submit", async () => {
    const { submit, dependencies } = quoteRequest();
    dependencies.emptyHoneypot.mockReturnValueOnce(true);
    await submit();
    await submit();
    expect(dependencies.submit).toHaveBeenCalledTimes(1);
  });
});

describe("Clearing", () => {
  it("empties the form, forgets the draft, the errors and the last result", async () => {
    const { submit, hook, dependencies } = quoteRequest(validRequest, { kind: "unreachable" });
    await submit();
    act(() => hook().clear());
    expect(hook().form.getValues()).toEqual(emptyQuoteRequest);
    expect(hook().result).toBeUndefined();
    expect(hook().form.formState.errors).toEqual({});
    expect(dependencies.draft.clear).toHaveBeenCalledTimes(1);
  });
});

describe("Putting back", () => {
  it("is offered after clearing, and brings back every value and the draft", async () => {
    const { hook, dependencies } = quoteRequest();
    expect(hook().putBack).toBeUndefined();
    act(() => hook().clear());
    dependencies.draft.keep.mockClear();
    act(() => hook().putBack?.());
    expect(hook().form.getValues()).toEqual(validRequest);
    expect(dependencies.draft.keep.mock.calls).toEqual([[validRequest]]);
    expect(hook().putBack).toBeUndefined();
  });

  it("is offered for half a request, too", () => {
    const half = { ...emptyQuoteRequest, firstName: "Ada" };
    const { hook, dependencies } = quoteRequest(half);
    act(() => hook().clear());
    act(() => hook().putBack?.());
    expect(hook().form.getValues()).toEqual(half);
    expect(dependencies.draft.keep).toHaveBeenLastCalledWith(half);
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

describe("The draft", () => {
  it("is what stands in the form", () => {
    const { hook, dependencies } = quoteRequest(emptyQuoteRequest);
    expect(dependencies.draft.keep).not.toHaveBeenCalled();
    act(() => hook().form.setValue("firstName", "Ada"));
    act(() => hook().typed());
    expect(dependencies.draft.keep.mock.calls).toEqual([[{ ...emptyQuoteRequest, firstName: "Ada" }]]);
  });

  it("holds from the beginning what was typed before hydration", () => {
    const { dependencies } = quoteRequest();
    expect(dependencies.draft.keep.mock.calls).toEqual([[validRequest]]);
  });
});

describe("Filling in a field for the visitor", () => {
  it("waits while a request is being sent, which would not have it", async () => {
    const { hook } = quoteRequest(validRequest, deferred<SubmissionOutcome>().promise);
    await begin(hook);
    act(() => hook().fillIn("projectDetails", "About floors"));
    expect(hook().form.getValues("projectDetails")).toBe(validRequest.projectDetails);
  });

  it("clears its message, keeps the draft and puts focus there", async () => {
    const control = document.body.appendChild(document.createElement("input"));
    const { hook, submit, dependencies } = quoteRequest(requestWith({ firstName: "Ada2" }));
    hook().form.register("firstName").ref(control);
    await submit();
    expect(hook().form.formState.errors.firstName).toBeDefined();
    await act(async () => hook().fillIn("firstName", "Ada"));
    expect(hook().form.formState.errors).toEqual({});
    expect(dependencies.draft.keep).toHaveBeenLastCalledWith(validRequest);
    await waitFor(() => expect(control).toHaveFocus());
    control.remove();
  });
});

describe("The page's title", () => {
  beforeEach(() => {
    document.title = "Bathroom tiling";
  });

  it("says that something is wrong from the submit until it is mended", async () => {
    const { submit, hook } = quoteRequest(requestWith({ email: "ada" }));
    expect(document.title).toBe("Bathroom tiling");
    await submit();
    expect(document.title).toBe("Error: Bathroom tiling");
    await act(async () => hook().form.setValue("email", "ada@example.com", { shouldValidate: true }));
    expect(document.title).toBe("Bathroom tiling");
  });

  it("says it once, however often the form is submitted", async () => {
    const { submit } = quoteRequest(requestWith({ email: "ada" }));
    await submit();
    await submit();
    expect(document.title).toBe("Error: Bathroom tiling");
  });
});
