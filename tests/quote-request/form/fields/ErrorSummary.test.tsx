import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type UseFormReturn, useForm } from "react-hook-form";
import { ErrorSummary } from "../../../../src/quote-request/form/fields/ErrorSummary";
import { controlId } from "../../../../src/quote-request/form/fields/QuoteFormFields";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  type QuoteRequestField,
  quoteRequestFields,
} from "../../../../src/quote-request/rules/quote-request";

let form: UseFormReturn<QuoteRequest>;

/** A form in which every field is required, below its summary. */
function RequiredForm() {
  form = useForm<QuoteRequest>({ defaultValues: emptyQuoteRequest, shouldFocusError: false });
  return (
    <>
      <ErrorSummary title="There is a problem" form={form} />
      {quoteRequestFields.map((field) => (
        <label key={field} htmlFor={controlId(field)}>
          {field}
          <input id={controlId(field)} {...form.register(field, { required: `${field} is required` })} />
        </label>
      ))}
    </>
  );
}

const submit = () => act(form.handleSubmit(() => {}));
const type = (field: QuoteRequestField, value: string) =>
  act(async () => form.setValue(field, value, { shouldValidate: true }));
const summary = () => screen.getByRole("region", { name: "There is a problem" });
const listed = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

describe("The error summary", () => {
  beforeEach(() => void render(<RequiredForm />));

  it("lists nothing before the first submit, even while a field is wrong", async () => {
    await type("email", "");
    expect(listed()).toEqual([]);
  });

  it("lists what the submit found wrong, in the order of the form", async () => {
    await type("email", "ada@example.com");
    await submit();
    const wrong = ["firstName", "lastName", "phone", "address", "projectDetails"];
    expect(listed()).toEqual(wrong.map((field) => `${field} is required`));
  });

  it("is not joined by a field that goes wrong again before the next submit", async () => {
    await submit();
    await type("phone", "07700 900456");
    await type("phone", "");
    expect(listed()).not.toContain("phone is required");
    await submit();
    expect(listed()).toContain("phone is required");
  });

  it("takes focus again with the next submit", async () => {
    await submit();
    screen.getByLabelText("email").focus();
    await submit();
    expect(summary()).toHaveFocus();
  });

  it("leaves focus alone while errors are mended", async () => {
    await submit();
    screen.getByLabelText("email").focus();
    await type("email", "ada@example.com");
    expect(screen.getByLabelText("email")).toHaveFocus();
    expect(listed()).toHaveLength(5);
  });

  it("cannot be reached with the Tab key itself, only its links", async () => {
    await submit();
    summary().blur();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "firstName is required" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(summary()).not.toHaveFocus();
  });

  it("is not a live region, which would speak at every key", async () => {
    await submit();
    expect(summary().closest("[role=alert], [role=status], [aria-live]")).toBeNull();
  });
});
