import { render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { QuoteFormFields } from "../../../../src/quote-request/form/QuoteFormFields";
import {
  emptyQuoteRequest,
  fieldLabels,
  type QuoteRequest,
  quoteRequestFields,
} from "../../../../src/quote-request/rules/quote-request";

function Fields() {
  const form = useForm<QuoteRequest>({ defaultValues: emptyQuoteRequest });
  return <QuoteFormFields form={form} detailsHint="Which room, and how large" />;
}

const control = (field: keyof QuoteRequest) => screen.getByLabelText(fieldLabels[field]);

describe("The fields", () => {
  beforeEach(() => {
    render(<Fields />);
  });

  it.each([
    ["firstName", "given-name"],
    ["lastName", "family-name"],
    ["email", "email"],
    ["phone", "tel"],
    ["address", "street-address"],
  ] as const)("let browsers fill in %s as %s", (field, autoComplete) => {
    expect(control(field)).toHaveAttribute("autocomplete", autoComplete);
  });

  it.each([
    ["email", "type", "email"],
    ["email", "spellcheck", "false"],
    ["email", "autocapitalize", "none"],
    ["phone", "type", "tel"],
    ["firstName", "spellcheck", "false"],
    ["lastName", "spellcheck", "false"],
  ] as const)("bring the right keyboard: %s has %s=%s", (field, attribute, value) => {
    expect(control(field)).toHaveAttribute(attribute, value);
  });

  it("say before anybody errs what phone and address accept, with an example", () => {
    expect(control("phone")).toHaveAccessibleDescription(expect.stringContaining("for example 07700 900123"));
    expect(control("address")).toHaveAccessibleDescription(expect.stringContaining("for example Flat 2"));
  });

  it("are not truncated by the browser: a text that is too long is reported, not lost", () => {
    for (const field of quoteRequestFields) expect(control(field)).not.toHaveAttribute("maxlength");
  });
});
