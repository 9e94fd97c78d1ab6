import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { ResultNote } from "../../../../src/quote-request/form/result/ResultNote";
import type { QuoteRequestResult } from "../../../../src/quote-request/form/useQuoteRequest";
import type { QuoteRequest } from "../../../../src/quote-request/rules/quote-request";
import { validRequest } from "../../requests";
import { company, words } from "../form-words";

const note = () => screen.getByRole("heading", { level: 3 }).parentElement;

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

describe("What stays on the page", () => {
  it("after success says what happens next, and by when in London", () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 12, 15, 20) });
    renderNote({ kind: "sent" });
    jest.useRealTimers();
    expect(note()).toHaveTextContent(words.nextTitle);
    expect(note()).toHaveTextContent(words.promiseBy.replace("{when}", "Tuesday 3PM"));
    expect(note()).not.toHaveTextContent("{");
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([{ kind: "failed" }, { kind: "rate limited", waitMinutes: 7 }] as const)(
    "after this offers the other ways, with the whole request in WhatsApp and email: $kind",
    (result) => {
      renderNote(result);
      expect(note()).toHaveTextContent(words.otherWaysTitle);
      const names = screen.getAllByRole("link").map((link) => link.textContent);
      expect(names).toEqual([words.callLink, words.whatsAppLink, words.emailLink]);
      for (const value of Object.values(validRequest)) {
        expect(whatsApp()).toContain(value);
        expect(mail()).toContain(value);
      }
      expect(messageOf(words.emailLink, "subject")).toContain("Ada Lovelace");
    },
  );

  it("carries what was changed since", () => {
    const { form } = renderNote({ kind: "failed" });
    act(() => form.setValue("phone", "020 7946 0999"));
    expect(whatsApp()).toContain("020 7946 0999");
    expect(mail()).toContain("020 7946 0999");
  });

  it("takes focus, but is no stop of the Tab key", () => {
    renderNote({ kind: "sent" });
    expect(note()).toHaveFocus();
    expect(note()).toHaveAttribute("tabindex", "-1");
  });
});

describe("Trying again", () => {
  it("is one press away after a failure", async () => {
    const { onRetry } = renderNote({ kind: "failed" });
    await userEvent.click(screen.getByRole("button", { name: words.tryAgain }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("is not offered while the rate limit would stop it", () => {
    renderNote({ kind: "rate limited", waitMinutes: 7 });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says so while it goes on, and keeps focus where it is", () => {
    renderNote({ kind: "failed" }, true);
    const button = screen.getByRole("button", { name: words.submitting });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toBeEnabled();
  });
});
