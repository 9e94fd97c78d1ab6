import { render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { QuoteFormFields } from "../../../../src/quote-request/form/fields/QuoteFormFields";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  quoteRequestFields,
} from "../../../../src/quote-request/rules/quote-request";
import { words } from "../form-words";

function Fields({ readOnly = false }) {
  const form = useForm<QuoteRequest>({ defaultValues: emptyQuoteRequest });
  return <QuoteFormFields form={form} words={words} origins={[]} readOnly={readOnly} fillIn={() => {}} />;
}

const control = (field: keyof QuoteRequest) => screen.getByLabelText(words[field].label);

it("While a request is sent, the fields take no further words", () => {
  render(<Fields readOnly />);
  for (const field of quoteRequestFields) expect(control(field)).toHaveAttribute("readonly");
});

describe("The fields", () => {
  beforeEach(() => {
    render(<Fields />);
  });

  it("have visible labels, in the specification's words and order", () => {
    const labels = [...document.querySelectorAll("label")].map((label) => label.textContent);
    expect(labels).toEqual([
      "First Name",
      "Last Name",
      "Email",
      "Phone",
      "Property Address",
      "Project Details",
    ]);
  });

  it.each(quoteRequestFields)("have the specification's name for each: %s", (field) => {
    expect(control(field)).toHaveAttribute("name", field);
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

  it("give room for several lines to the address and the project details", () => {
    expect(control("address").tagName).toBe("TEXTAREA");
    expect(control("projectDetails").tagName).toBe("TEXTAREA");
  });

  it("give the project details at least 120 pixels", () => {
    expect(getComputedStyle(control("projectDetails")).minHeight).toBe("120px");
  });

  it("say how many characters are left for the project details", () => {
    const left = expect.stringContaining(words.remaining.replace("{n}", "1000"));
    expect(control("projectDetails")).toHaveAccessibleDescription(left);
  });

  it.each(quoteRequestFields)(
    "say to screen readers that %s is needed, without the browser's bubbles",
    (field) => {
      expect(control(field)).toBeRequired();
      expect(control(field)).not.toHaveAttribute("required");
    },
  );

  it("are not cut off by the browser: what is too long is told, not lost", () => {
    for (const field of quoteRequestFields) expect(control(field)).not.toHaveAttribute("maxlength");
  });
});
