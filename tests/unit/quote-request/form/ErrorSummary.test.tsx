import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary } from "../../../../src/quote-request/form/ErrorSummary";
import { controlId } from "../../../../src/quote-request/form/QuoteFormFields";
import type { QuoteRequestField } from "../../../../src/quote-request/rules/quote-request";

const found = ["email", "phone"] as const;

/** The summary over a form in which these fields are wrong now. */
const summaryOf = (...wrong: readonly QuoteRequestField[]) => (
  <>
    <ErrorSummary
      found={found}
      errors={Object.fromEntries(
        wrong.map((field) => [field, { type: "rule", message: `${field} is wrong` }]),
      )}
    />
    <input id={controlId("email")} aria-label="email" />
  </>
);

const summary = () => screen.getByRole("region", { name: "There is a problem" });
const listed = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

describe("The error summary", () => {
  it("takes focus, which says the errors as well, and is no live region", () => {
    render(summaryOf("email", "phone"));
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveAccessibleDescription("email is wrong phone is wrong");
    expect(summary().closest("[role=alert], [role=status], [aria-live]")).toBeNull();
  });

  it("loses what is mended, is not joined by a field that was right, and leaves focus alone meanwhile", () => {
    const { rerender } = render(summaryOf("email", "phone"));
    screen.getByLabelText("email").focus();
    rerender(summaryOf("phone", "address"));
    expect(listed()).toEqual(["phone is wrong"]);
    rerender(summaryOf());
    expect(screen.queryByRole("region")).toBeNull();
    rerender(summaryOf("email"));
    expect(listed()).toEqual(["email is wrong"]);
    expect(screen.getByLabelText("email")).toHaveFocus();
  });

  it("cannot be reached with the Tab key itself, only its links", async () => {
    render(summaryOf("email"));
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "email is wrong" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(summary()).not.toHaveFocus();
  });
});
