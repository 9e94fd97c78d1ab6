import { render, screen } from "@testing-library/react";
import { ResultNote } from "../../../src/quote-request/form/ResultNote";
import { company, words } from "./form-words";

const note = () => screen.getByRole("heading", { level: 3 }).parentElement;

describe("What stays on the page", () => {
  it("after success says what happens next", () => {
    render(<ResultNote result={{ kind: "sent" }} words={words} company={company} />);
    expect(note()).toHaveTextContent("What happens next");
    expect(note()).toHaveTextContent("within two working days");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it.each([{ kind: "failed" }, { kind: "rate limited", waitMinutes: 7 }] as const)(
    "after this offers the other ways: $kind",
    (result) => {
      render(<ResultNote result={result} words={words} company={company} />);
      expect(note()).toHaveTextContent("Other ways to reach us");
      const names = screen.getAllByRole("link").map((link) => link.textContent);
      expect(names).toEqual([words.callLink, words.whatsAppLink, words.emailLink]);
    },
  );

  it("takes focus, but is no stop of the Tab key", () => {
    render(<ResultNote result={{ kind: "sent" }} words={words} company={company} />);
    expect(note()).toHaveFocus();
    expect(note()).toHaveAttribute("tabindex", "-1");
  });
});
