import { act, render, renderHook, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { ResultNote } from "../../../../src/quote-request/form/result/ResultNote";
import type { QuoteRequest } from "../../../../src/quote-request/rules/quote-request";
import { validRequest } from "../../requests";
import { company, words } from "../form-words";

/** The note over a form with a request in it. */
function renderNote(sending = false) {
  const { result: form } = renderHook(() => useForm<QuoteRequest>({ defaultValues: validRequest }));
  render(<ResultNote {...{ form: form.current, words, company, sending, onRetry: () => {} }} />);
  return form.current;
}

const messageOf = (name: string, parameter: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get(parameter) ?? "";

it("What stays on the page carries what was changed since", () => {
  const form = renderNote();
  act(() => form.setValue("phone", "020 7946 0999"));
  expect(messageOf(words.whatsAppLink, "text")).toContain("020 7946 0999");
  expect(messageOf(words.emailLink, "body")).toContain("020 7946 0999");
});

it("Trying again says so while it goes on, and keeps focus where it is", () => {
  renderNote(true);
  const button = screen.getByRole("button", { name: words.submitting });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toBeEnabled();
});
