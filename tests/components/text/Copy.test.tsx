import { render } from "@testing-library/react";
import { Copy, CopyContext, factPattern } from "../../../src/components/text/Copy";

const facts = {
  pattern: factPattern(["2-3 weeks", "020 7946 0123", "££-£££"]),
  promise: { quoteWithin: "24 hours", words: { promiseWithin: "within 24 hours", promiseBy: "by {when}" } },
  promiseOfBuild: "within 24 hours",
};

const shown = (text: string) =>
  render(
    <CopyContext value={facts}>
      <Copy text={text} />
    </CopyContext>,
  ).container;

describe("A sentence with facts", () => {
  it("keeps each of them on one line with its punctuation, and says the same as before", () => {
    const text = "It takes 2-3 weeks (££-£££). Call 020 7946 0123.";
    const page = shown(text);
    expect(page.textContent).toBe(text);
    const kept = [...page.querySelectorAll("span span")];
    expect(kept.map(({ textContent }) => textContent)).toEqual(["2-3 weeks", "££-£££).", "020 7946 0123."]);
    for (const fact of kept) expect(fact).toHaveStyle({ whiteSpace: "nowrap" });
  });

  it("is plain text where it names none", () => {
    expect(shown("Nothing to keep").innerHTML).toBe("Nothing to keep");
  });

  it("says when a first answer comes", () => {
    expect(shown("You have our price {promise}.").textContent).toBe("You have our price within 24 hours.");
  });
});
