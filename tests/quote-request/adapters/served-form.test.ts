import { formId } from "../../../src/quote-request/adapters/served-draft";
import { rememberServedForm, servedValues } from "../../../src/quote-request/adapters/served-form";
import { emptyQuoteRequest } from "../../../src/quote-request/rules/quote-request";
import { validRequest } from "../requests";

/** A form's HTML with these values as the server wrote it. */
function pageWith(values: Readonly<Record<string, string>>, id = formId) {
  const form = Object.assign(document.createElement("form"), { id });
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement("input"), { name, value }));
  document.body.replaceChildren(form);
  rememberServedForm(document);
  return form;
}

describe("The form begins", () => {
  it("with what was typed into a form that React has put aside", () => {
    pageWith({ ...validRequest }).remove();
    expect(servedValues()).toEqual(validRequest);
  });

  it("without what stands in other forms", () => {
    pageWith({ firstName: "Ada" }, "another-form");
    expect(servedValues()).toEqual(emptyQuoteRequest);
  });
});
