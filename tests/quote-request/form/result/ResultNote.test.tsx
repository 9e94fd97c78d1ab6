import { act, render, renderHook, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { ResultNote } from "../../../../src/quote-request/form/result/ResultNote";
import type { QuoteRequestResult } from "../../../../src/quote-request/form/useQuoteRequest";
import type { QuoteRequest } from "../../../../src/quote-request/rules/quote-request";
import { validRequest } from "../../requests";
import { company, words } from "../form-words";

/** The note over a form with a request in it. */
function renderNote(result: QuoteRequestResult, sending = false) {
  const onRetry = jest.fn();
  const { result: form } = renderHook(() => useForm<QuoteRequest>({ defaultValues: validRequest }));
  const promising = { ...company, claims: { ...company.claims, quoteWithin: "24 hours" } };
  render(<ResultNote {...{ result, form: form.current, words, company: promising, sending, onRetry }} />);
  return { onRetry, form: form.current };
}

const messageOf = (name: string, parameter: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get(parameter) ?? "";
const whatsApp = () => messageOf(words.whatsAppLink, "text");
const mail = () => messageOf(words.emailLink, "body");

it("What stays on the page carries what was changed since", () => {
  const { form } = renderNote({ kind: "failed" });
  act(() => form.setValue("phone", "020 7946 0999"));
  expect(whatsApp()).toContain("020 7946 0999");
  expect(mail()).toContain("020 7946 0999");
});

it("Trying again says so while it goes on, and keeps focus where it is", () => {
  renderNote({ kind: "failed" }, true);
  const button = screen.getByRole("button", { name: words.submitting });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toBeEnabled();
});
