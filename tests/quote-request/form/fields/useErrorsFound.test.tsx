import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { useErrorsFound } from "../../../../src/quote-request/form/fields/useErrorsFound";
import {
  emptyQuoteRequest,
  type QuoteRequest,
  quoteRequestFields,
} from "../../../../src/quote-request/rules/quote-request";

const required = "This is required";

/** A form in which every field is required, and what its summary would list. */
function requiredForm() {
  const { result } = renderHook(() => {
    const form = useForm<QuoteRequest>({ defaultValues: emptyQuoteRequest });
    for (const field of quoteRequestFields) form.register(field, { required });
    return { form, found: useErrorsFound(form) };
  });
  const { form } = result.current;
  return {
    found: () => result.current.found,
    submit: () => act(form.handleSubmit(() => {})),
    type: (field: keyof QuoteRequest, value: string) =>
      act(async () => form.setValue(field, value, { shouldValidate: true })),
    clear: () => act(async () => form.reset()),
  };
}

describe("The fields that the summary lists", () => {
  it("are none before the first submit, even while a field is wrong", async () => {
    const { found, type } = requiredForm();
    await type("email", "");
    expect(found()).toEqual([]);
  });

  it("are those that the submit found wrong, in the order of the form", async () => {
    const { found, submit, type } = requiredForm();
    await type("email", "ada@example.com");
    await submit();
    expect(found()).toEqual(["firstName", "lastName", "phone", "address", "projectDetails"]);
  });

  it("are not joined by one that goes wrong again before the next submit", async () => {
    const { found, submit, type } = requiredForm();
    await submit();
    await type("phone", "07700 900456");
    await type("phone", "");
    expect(found()).not.toContain("phone");
    await submit();
    expect(found()).toContain("phone");
  });
});
