import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary } from "../../../../src/quote-request/form/fields/ErrorSummary";

const errors = [
  { id: "email", message: "Email is required" },
  { id: "phone", message: "Phone number is required" },
];

const pageWith = (submitCount: number, listed = errors) => (
  <>
    <ErrorSummary title="There is a problem" errors={listed} submitCount={submitCount} />
    <label htmlFor="email">Email</label>
    <input id="email" />
    <label htmlFor="phone">Phone</label>
    <input id="phone" />
  </>
);

const summary = () => screen.getByRole("region", { name: "There is a problem" });

describe("The error summary", () => {
  it("takes focus again with the next submit", () => {
    const { rerender } = render(pageWith(1));
    screen.getByLabelText("Email").focus();
    rerender(pageWith(2));
    expect(summary()).toHaveFocus();
  });

  it("leaves focus alone while errors are mended", () => {
    const { rerender } = render(pageWith(1));
    screen.getByLabelText("Email").focus();
    rerender(pageWith(1, errors.slice(1)));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("cannot be reached with the Tab key itself, only its links", async () => {
    render(pageWith(1));
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Email is required" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(summary()).not.toHaveFocus();
  });

  it("is not a live region, which would speak at every key", () => {
    render(pageWith(1));
    expect(summary().closest("[role=alert], [role=status], [aria-live]")).toBeNull();
  });
});
