import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";
import { formId } from "../../../../src/quote-request/draft/draft";
import { useQuoteRequest } from "../../../../src/quote-request/form/useQuoteRequest";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  quoteRequestFields,
} from "../../../../src/quote-request/rules/quote-request";
import type { SubmissionOutcome } from "../../../../src/quote-request/sending/submit-quote-request";
import { requestWith, validRequest } from "../requests";

/** The hook over a form that shows a request, with a stub that answers as given. */
function quoteRequest(outcome: SubmissionOutcome, shown: QuoteRequest = validRequest) {
  const form = document.createElement("form");
  form.id = formId;
  for (const name of quoteRequestFields) {
    const control = document.createElement("textarea");
    form.append(Object.assign(control, { name, value: shown[name] }));
  }
  document.body.replaceChildren(form);
  const send = jest.fn(async () => outcome);
  const { result } = renderHook(() => {
    const hook = useQuoteRequest(send);
    for (const field of quoteRequestFields) hook.form.register(field);
    return hook;
  });
  const event = { preventDefault: () => {}, currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
  return {
    hook: () => result.current,
    submit: () => act(() => result.current.submit(event)),
    send,
    event,
    form,
  };
}

it("The form begins with the controls as they stand", () => {
  expect(quoteRequest({ kind: "failed" }).hook().form.getValues()).toEqual(validRequest);
});

it("A submit sends what the controls show then, sanitised", async () => {
  const { submit, send, form } = quoteRequest({ kind: "failed" });
  Object.assign(form.elements.namedItem("projectDetails") ?? {}, { value: " A <b>bath</b> and a floor " });
  await submit();
  expect(send).toHaveBeenCalledWith({ ...validRequest, projectDetails: "A bbath/b and a floor" });
});

it("A submit of an invalid request sends nothing, and says which fields are wrong", async () => {
  const { submit, hook, send } = quoteRequest({ kind: "failed" }, requestWith({ email: "ada", phone: "" }));
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(hook().result).toMatchObject({ kind: "invalid", fields: ["email", "phone"] });
});

it("An unexpected error is a failure, and the form can be sent again", async () => {
  const { submit, hook, send } = quoteRequest({ kind: "sent" });
  send.mockRejectedValue(new Error("Surprise"));
  await submit();
  const first = hook().result;
  expect(first).toMatchObject({ kind: "failed" });
  expect(hook().sending).toBe(false);
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
  // A new id makes screen readers announce the same result again.
  expect(hook().result?.id).not.toBe(first?.id);
});

it("A request is sent once, even if two submit events come in one task", async () => {
  const { hook, send, event } = quoteRequest({ kind: "sent" });
  await act(async () => {
    await Promise.all([hook().submit(event), hook().submit(event)]);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it("After success the form is empty, no field is wrong, and the sent request stays known", async () => {
  const { submit, hook } = quoteRequest({ kind: "sent" });
  await submit();
  expect(hook().form.getValues()).toEqual(emptyQuoteRequest);
  expect(hook().form.formState.isSubmitted).toBe(false);
  expect(hook().sent?.request).toEqual(validRequest);
});
