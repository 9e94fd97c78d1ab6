import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toast } from "../../../../src/quote-request/form/Toast";
import type { SubmissionOutcome } from "../../../../src/quote-request/sending/submit-quote-request";
import { content } from "./form-content";

const sent: SubmissionOutcome = { kind: "sent" };
const failed: SubmissionOutcome = { kind: "failed" };
const rateLimited: SubmissionOutcome = { kind: "rate limited", waitMinutes: 7 };

/** A toast over a page with a field. */
function show(outcome: SubmissionOutcome): void {
  render(
    <>
      <input aria-label="Email" />
      <Toast {...content} outcome={outcome} />
    </>,
  );
}

/** The toast, if it is there. */
const toast = () => document.querySelector("[role=status], [role=alert]");
const field = () => screen.getByLabelText("Email");
const closeButton = () => screen.getByRole("button", { name: "Close message" });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ["A sent request is a status", sent, "status", "Quote request submitted!"],
  ["A wait is a status", rateLimited, "status", " 7 minutes"],
  ["A failure is an alert", failed, "alert", content.company.phone.display],
] as const)(
  "%s that is not announced: a block that takes focus says the same",
  (_what, outcome, role, text) => {
    show(outcome);
    expect(screen.getByRole(role)).toHaveTextContent(text);
    expect(screen.getByRole(role)).toHaveAttribute("aria-live", "off");
  },
);

it.each([failed, rateLimited])("A toast about a failure stays until it is closed: $kind", (outcome) => {
  show(outcome);
  wait(24 * 60 * 60_000);
  expect(toast()).toBeInTheDocument();
  fireEvent.click(closeButton());
  expect(toast()).toBeNull();
});

function focusIt(): void {
  act(() => closeButton().focus());
  wait(60_000);
  act(() => closeButton().blur());
}

it.each([
  ["it is there", () => undefined],
  ["it has lost focus", focusIt],
])("A toast about success closes by itself ten seconds after %s, not before", (_when, hold) => {
  show(sent);
  hold();
  wait(9_999);
  expect(toast()).toBeInTheDocument();
  wait(1);
  expect(toast()).toBeNull();
});

it.each([sent, failed])("A toast is closed by the Escape key, wherever focus is: $kind", (outcome) => {
  show(outcome);
  field().focus();
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(toast()).toBeNull();
  expect(field()).toHaveFocus();
});

describe("The company's number is a link", () => {
  const { display, telLink } = content.company.phone;

  it("within the sentence on a failure", () => {
    show(failed);
    expect(screen.getByRole("link", { name: display })).toHaveAttribute("href", telLink);
    expect(screen.getByText(/^Please/)).toHaveTextContent(`directly at ${display}.`);
  });

  it("at the end of the owner's promise", () => {
    const words = { ...content.words, sentPromise: `Or call ${display}` };
    render(<Toast {...content} words={words} outcome={sent} />);
    expect(screen.getByRole("link", { name: display })).toHaveAttribute("href", telLink);
  });
});
