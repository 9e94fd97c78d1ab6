import { render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { fillPlaceholders } from "../../../../src/content/fields/placeholders";
import { QuoteFormFields } from "../../../../src/quote-request/form/fields/QuoteFormFields";
import type { AttachedPlan } from "../../../../src/quote-request/rules/attached-plan";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  quoteRequestFields,
} from "../../../../src/quote-request/rules/quote-request";
import { words } from "../form-words";

function Fields({ plan }: { plan?: AttachedPlan }) {
  const form = useForm<QuoteRequest>({ defaultValues: emptyQuoteRequest });
  return (
    <QuoteFormFields {...{ form, plan, readPlan: () => {}, removePlan: () => {}, words }} fillIn={() => {}} />
  );
}

const control = (field: keyof QuoteRequest) => screen.getByLabelText(words[field].label);

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

  it("give the project details at least 120 pixels", () => {
    expect(getComputedStyle(control("projectDetails")).minHeight).toBe("120px");
  });

  it("are not truncated by the browser: a text that is too long is reported, not lost", () => {
    for (const field of quoteRequestFields) expect(control(field)).not.toHaveAttribute("maxlength");
  });
});

describe("An attached plan", () => {
  const plan = {
    sentence: "My plan: 2,400 mm × 1,700 mm.",
    address: "http://localhost/plan-your-tiles?room=wall&w=2400#plan",
  };

  beforeEach(() => {
    render(<Fields plan={plan} />);
  });

  it("stands above the details as a sentence with a link to its drawing", () => {
    const card = screen.getByText(plan.sentence);
    expect(screen.getByRole("link", { name: words.plan.look })).toHaveAttribute("href", plan.address);
    expect(card.compareDocumentPosition(control("projectDetails"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("counts against the characters that are left", () => {
    const left = 1000 - `${plan.sentence} ${plan.address}`.length;
    expect(screen.getByText(fillPlaceholders(words.remaining, { n: String(left) }))).toBeInTheDocument();
  });
});
