import { act, render, renderHook, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { FailureNote } from "../../../../src/quote-request/form/FailureNote";
import type { QuoteRequest } from "../../../../src/quote-request/rules/quote-request";
import type { SubmissionOutcome } from "../../../../src/quote-request/sending/submit-quote-request";
import { validRequest } from "../requests";
import { content } from "./form-content";

/** The note over a form with a request in it. */
function noteOf(outcome: SubmissionOutcome) {
  const { result: form } = renderHook(() => useForm<QuoteRequest>({ defaultValues: validRequest }));
  render(<FailureNote {...content} outcome={outcome} control={form.current.control} sending={false} />);
  return form.current;
}

const messageOf = (name: RegExp, parameter: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get(parameter) ?? "";

it("The links of the failure note carry what was changed since the failure", () => {
  const form = noteOf({ kind: "failed" });
  act(() => form.setValue("phone", "020 7946 0999"));
  expect(messageOf(/WhatsApp/, "text")).toContain("020 7946 0999");
  expect(messageOf(/^Email/, "body")).toContain("020 7946 0999");
});

it("A visitor who has to wait reads for how many minutes, and cannot try again at once", () => {
  noteOf({ kind: "rate limited", waitMinutes: 7 });
  expect(screen.getByText(/ 7 /)).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});
