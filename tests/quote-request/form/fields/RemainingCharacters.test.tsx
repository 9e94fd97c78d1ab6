import { fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { RemainingCharacters } from "../../../../src/quote-request/form/fields/QuoteFormFields";
import { emptyQuoteRequest, type QuoteRequest } from "../../../../src/quote-request/rules/quote-request";

function Details({ kept = "" }: { kept?: string }) {
  const form = useForm<QuoteRequest>({ defaultValues: { ...emptyQuoteRequest, projectDetails: kept } });
  return (
    <>
      <textarea aria-label="Details" {...form.register("projectDetails")} />
      <input aria-label="Email" {...form.register("email")} />
      <p>
        <RemainingCharacters form={form} words={{ remaining: "{n} left", tooMany: "{n} too many" }} />
      </p>
      <button type="button" onClick={() => form.reset(emptyQuoteRequest)}>
        Clear
      </button>
    </>
  );
}

const type = (value: string, label = "Details") =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe("The characters left", () => {
  it.each([
    ["all at first", "", "1000 left"],
    ["fewer with each", "tiles", "995 left"],
    ["one at 999", "a".repeat(999), "1 left"],
    ["none at 1000", "a".repeat(1000), "0 left"],
    ["counted the other way beyond", "a".repeat(1003), "3 too many"],
    ["two fewer for an emoji, as the rule counts", "🛁", "998 left"],
  ])("are %s", (_what, value, left) => {
    render(<Details />);
    type(value);
    expect(screen.getByText(left)).toBeInTheDocument();
  });

  it("are not announced at every key", () => {
    const { container } = render(<Details />);
    expect(container.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
  });
});
