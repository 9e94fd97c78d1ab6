import { send } from "@emailjs/browser";
import { createBrowserAdapters } from "../../../src/quote-request/adapters/browser-adapters";
import { restoresDraft } from "../../../src/quote-request/adapters/served-draft";
import { noteServedForm } from "../../../src/quote-request/adapters/served-form";
import { honeypotName } from "../../../src/quote-request/form/fields/QuoteFormFields";
import { emptyQuoteRequest } from "../../../src/quote-request/rules/quote-request";
import { validRequest } from "../requests";

jest.mock("@emailjs/browser", () => ({ init: jest.fn(), send: jest.fn() }));

const inbox = "quotes@londontiling.example";

/** The form's HTML with these values as the server wrote it, and the real dependencies that read it. */
function pageWith(values: Readonly<Record<string, string>>, attributes = restoresDraft()) {
  const form = document.createElement("form");
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
  for (const [name, value] of Object.entries(values)) {
    form.append(Object.assign(document.createElement("input"), { name, value }));
  }
  document.body.replaceChildren(form);
  noteServedForm(document);
  return { form, dependencies: createBrowserAdapters(inbox, { current: form }) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  noteServedForm(document);
  jest.mocked(send).mockReset().mockResolvedValue({ status: 200, text: "OK" });
});

describe("The form begins", () => {
  it("with what was typed into a form that React has put aside", () => {
    const { form, dependencies } = pageWith({ ...validRequest });
    form.remove();
    expect(dependencies.initialValues()).toEqual(validRequest);
  });

  it("without what stands in other forms", () => {
    expect(pageWith({ firstName: "Ada" }, {}).dependencies.initialValues()).toEqual(emptyQuoteRequest);
  });

  it("without what stands in the honeypot", () => {
    expect(pageWith({ [honeypotName]: "spam" }).dependencies.initialValues()).toEqual(emptyQuoteRequest);
  });
});
