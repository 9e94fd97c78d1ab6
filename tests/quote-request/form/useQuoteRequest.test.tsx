import { act, renderHook } from "@testing-library/react";
import { useQuoteRequest } from "../../../src/quote-request/form/useQuoteRequest";
import { emptyQuoteRequest, quoteRequestFields } from "../../../src/quote-request/rules/quote-request";
import { messages } from "../../../src/quote-request/rules/quote-request-schema";
import type { SubmissionOutcome } from "../../../src/quote-request/rules/submit-quote-request";
import { validRequest } from "../requests";

/** Renders the hook over a form that shows a request, with a stub that answers as given. */
function quoteRequest(outcome: SubmissionOutcome | Promise<SubmissionOutcome>, shown = validRequest) {
  const send = jest.fn(async () => outcome);
  const { result } = renderHook(() => {
    const hook = useQuoteRequest(
      send,
      () => shown,
      () => undefined,
    );
    for (const field of quoteRequestFields) hook.form.register(field);
    return hook;
  });
  act(() => result.current.form.reset(validRequest));
  const submit = () => act(async () => result.current.submit());
  return { hook: () => result.current, submit, send };
}

describe("A submit", () => {
  it("sends what the controls show, typed or set by a script, sanitised", async () => {
    const { submit, send } = quoteRequest(
      { kind: "failed" },
      { ...validRequest, projectDetails: " A <b>bath</b> and a floor " },
    );
    await submit();
    expect(send).toHaveBeenCalledWith({ ...validRequest, projectDetails: "A bbath/b and a floor" });
  });

  it("of an invalid request sends nothing and says what is wrong", async () => {
    const { submit, hook, send } = quoteRequest({ kind: "failed" }, { ...validRequest, email: "ada" });
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(hook().result).toBeUndefined();
    expect(hook().form.formState.errors.email?.message).toBe(messages.invalidEmail);
  });
});

describe("The result", () => {
  it("is a failure too where something breaks that nobody thought of, and the form can be sent again", async () => {
    const { submit, hook, send } = quoteRequest({ kind: "sent", request: validRequest });
    send.mockRejectedValue(new Error("Surprise"));
    await submit();
    expect(hook().result).toMatchObject({ kind: "failed" });
    expect(hook().sending).toBe(false);
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("has a new id each time, so that the same outcome is announced again", async () => {
    const { submit, hook } = quoteRequest({ kind: "failed" });
    await submit();
    const first = hook().result?.id;
    await submit();
    expect(hook().result?.id).not.toBe(first);
  });
});

it("A request is sent once, even if two submit events come in one task", async () => {
  const { hook, send } = quoteRequest({ kind: "sent", request: validRequest });
  await act(async () => {
    hook().submit();
    hook().submit();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it("After success the form is empty, no field is wrong, and the sent request stays known", async () => {
  const { submit, hook } = quoteRequest({ kind: "sent", request: validRequest });
  await submit();
  expect(hook().form.getValues()).toEqual(emptyQuoteRequest);
  expect(hook().form.formState.isSubmitted).toBe(false);
  expect(hook().sent?.request).toEqual(validRequest);
});

it("Filling in a field for the visitor waits while a request is being sent, which would not have it", async () => {
  const { hook, submit } = quoteRequest(new Promise<SubmissionOutcome>(() => {}));
  await submit();
  expect(hook().sending).toBe(true);
  act(() => hook().fillIn("projectDetails", "About floors"));
  expect(hook().form.getValues("projectDetails")).toBe(validRequest.projectDetails);
});
