import { act, render, renderHook, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { ResultNote } from "../../../../src/quote-request/form/result/ResultNote";
import type { QuoteRequest } from "../../../../src/quote-request/rules/quote-request";
import { validRequest } from "../../requests";
import { company, words } from "../form-words";

/** A form with a request in it, and the note over it. */
function failedForm() {
  const { result: form } = renderHook(() => {
    const form = useForm<QuoteRequest>({ defaultValues: validRequest });
    return { ...form, sending: form.formState.isSubmitting };
  });
  const showNote = () =>
    render(
      <ResultNote
        {...{ form: form.current, words, company, result: { kind: "failed" }, submit: () => {} }}
      />,
    );
  return { form, showNote };
}

const messageOf = (name: string, parameter: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get(parameter) ?? "";

it("What stays on the page carries what was changed since", () => {
  const { form, showNote } = failedForm();
  showNote();
  act(() => form.current.setValue("phone", "020 7946 0999"));
  expect(messageOf(words.whatsAppLink, "text")).toContain("020 7946 0999");
  expect(messageOf(words.emailLink, "body")).toContain("020 7946 0999");
});

it("Trying again says so while it goes on, and keeps focus where it is", async () => {
  const { form, showNote } = failedForm();
  await act(async () => void form.current.handleSubmit(() => new Promise(() => {}))());
  showNote();
  const button = screen.getByRole("button", { name: words.submitting });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toBeEnabled();
});
