import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";
import { formId } from "../../../src/quote-request/draft/draft";
import { useQuoteRequest } from "../../../src/quote-request/form/useQuoteRequest";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  type QuoteRequestField,
  quoteRequestFields,
} from "../../../src/quote-request/rules/quote-request";
import type { SubmissionOutcome } from "../../../src/quote-request/sending/submit-quote-request";
import { requestWith, validRequest } from "../requests";

/** The hook over a form that shows a request, with a stub that answers as given. */
function quoteRequest(outcome: SubmissionOutcome, shown: QuoteRequest = validRequest) {
  const form = document.createElement("form");
  form.id = formId;
  for (const name of quoteRequestFields)
    form.append(Object.assign(document.createElement("textarea"), { name }));
  document.body.replaceChildren(form);
  const show = (values: Partial<QuoteRequest>) => {
    for (const [name, value] of Object.entries(values))
      Object.assign(form.elements.namedItem(name) ?? {}, { value });
  };
  show(shown);
  const send = jest.fn(async () => outcome);
  const { result } = renderHook(() => useQuoteRequest(send));
  const event = { preventDefault: () => {}, currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
  return {
    hook: () => result.current,
    submit: () => act(() => result.current.handlers.onSubmit(event)),
    type: (field: QuoteRequestField, value: string) => {
      show({ [field]: value });
      act(() => result.current.handlers.onInput(event));
    },
    show,
    send,
    event,
    form,
  };
}

it("The form begins with the controls as they stand", () => {
  expect(quoteRequest({ kind: "failed" }).hook().typed).toEqual(validRequest);
});

it("A submit sends what the controls show then, sanitised", async () => {
  const { submit, send, show } = quoteRequest({ kind: "failed" });
  show({ projectDetails: " A <b>bath</b> and a floor " });
  await submit();
  expect(send).toHaveBeenCalledWith({ ...validRequest, projectDetails: "A bbath/b and a floor" });
});

it("A submit of an invalid request sends nothing, and says which fields are wrong until they are mended", async () => {
  const { submit, hook, send, type } = quoteRequest(
    { kind: "failed" },
    requestWith({ email: "ada", phone: "" }),
  );
  expect(hook().messages).toEqual({});
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(hook().result).toMatchObject({ kind: "invalid", fields: ["email", "phone"] });
  type("email", "ada@example.com");
  expect(Object.keys(hook().messages)).toEqual(["phone"]);
});

it("Something that breaks and that nobody thought of is a failure, and the form can be sent again", async () => {
  const { submit, hook, send } = quoteRequest({ kind: "sent", request: validRequest });
  send.mockRejectedValue(new Error("Surprise"));
  await submit();
  const first = hook().result;
  expect(first).toMatchObject({ kind: "failed" });
  expect(hook().sending).toBe(false);
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
  // So that the same result is announced again.
  expect(hook().result?.id).not.toBe(first?.id);
});

it("A request is sent once, even if two submit events come in one task", async () => {
  const { hook, send, event } = quoteRequest({ kind: "sent", request: validRequest });
  await act(async () => {
    await Promise.all([hook().handlers.onSubmit(event), hook().handlers.onSubmit(event)]);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it("After success the form is empty, no field is wrong, and the sent request stays known", async () => {
  const { submit, hook, form } = quoteRequest({ kind: "sent", request: validRequest });
  await submit();
  expect(hook().typed).toEqual(emptyQuoteRequest);
  expect(Object.fromEntries(new FormData(form))).toEqual(emptyQuoteRequest);
  expect(hook().messages).toEqual({});
  expect(hook().sent?.request).toEqual(validRequest);
});
