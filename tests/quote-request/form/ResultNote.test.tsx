import { render, screen } from "@testing-library/react";
import { ResultNote } from "../../../src/quote-request/form/ResultNote";
import type { SubmissionOutcome } from "../../../src/quote-request/sending/submit-quote-request";
import { requestWith, validRequest } from "../requests";
import { company, words } from "./form-words";

/** The note over a form with a request in it. */
const noteOf = (result: SubmissionOutcome, typed = validRequest) => (
  <ResultNote {...{ typed, words, company, result, sending: false }} />
);

const messageOf = (name: string, parameter: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get(parameter) ?? "";

it("What stays on the page carries what was changed since", () => {
  const { rerender } = render(noteOf({ kind: "failed" }));
  rerender(noteOf({ kind: "failed" }, requestWith({ phone: "020 7946 0999" })));
  expect(messageOf(words.whatsAppAction, "text")).toContain("020 7946 0999");
  expect(messageOf(words.emailAction, "body")).toContain("020 7946 0999");
});

it("A visitor who has to wait reads for how many minutes, and cannot try again at once", () => {
  render(noteOf({ kind: "rate limited", waitMinutes: 7 }));
  expect(screen.getByText(/ 7 /)).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});
