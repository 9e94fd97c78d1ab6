import { send } from "@emailjs/browser";
import { attemptsKey } from "../../../src/quote-request/adapters/attempt-store";
import { createBrowserAdapters } from "../../../src/quote-request/adapters/browser-adapters";
import { draftKey } from "../../../src/quote-request/adapters/draft";
import { restoresDraft } from "../../../src/quote-request/adapters/served-draft";
import { noteServedForm } from "../../../src/quote-request/adapters/served-form";
import { honeypotName } from "../../../src/quote-request/form/fields/QuoteFormFields";
import { emptyQuoteRequest } from "../../../src/quote-request/rules/quote-request";
import { requestWith, validRequest } from "../requests";

jest.mock("@emailjs/browser", () => ({ init: jest.fn(), send: jest.fn() }));

const inbox = "quotes@londontiling.example";

/** The form's HTML with these values as the server wrote it, and the real dependencies that read it. */
function pageWith(values: Readonly<Record<string, string>>, attributes = restoresDraft(draftKey)) {
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
  it("empty, where there is neither form nor draft", () => {
    expect(createBrowserAdapters(inbox, { current: null }).initialValues()).toEqual(emptyQuoteRequest);
  });

  it("with what was typed before hydration", () => {
    expect(pageWith({ ...validRequest }).dependencies.initialValues()).toEqual(validRequest);
  });

  it("with what was typed into a form that React has put aside", () => {
    const { form, dependencies } = pageWith({ ...validRequest });
    form.remove();
    expect(dependencies.initialValues()).toEqual(validRequest);
  });

  it("with the draft, where nothing was typed", () => {
    sessionStorage.setItem(draftKey, JSON.stringify(validRequest));
    expect(pageWith({ ...emptyQuoteRequest }).dependencies.initialValues()).toEqual(validRequest);
  });

  it("with both, where what was typed comes first", () => {
    sessionStorage.setItem(draftKey, JSON.stringify(validRequest));
    const { dependencies } = pageWith({ ...emptyQuoteRequest, firstName: "Grace" });
    expect(dependencies.initialValues()).toEqual(requestWith({ firstName: "Grace" }));
  });

  it("without what stands in other forms", () => {
    expect(pageWith({ firstName: "Ada" }, {}).dependencies.initialValues()).toEqual(emptyQuoteRequest);
  });

  it("without what stands in the honeypot", () => {
    expect(pageWith({ [honeypotName]: "spam" }).dependencies.initialValues()).toEqual(emptyQuoteRequest);
  });
});

describe("The honeypot", () => {
  it("is empty by itself", () => {
    expect(pageWith({ [honeypotName]: "" }).dependencies.emptyHoneypot()).toBe(false);
  });

  it("says once that it was filled in", () => {
    const { dependencies, form } = pageWith({ [honeypotName]: "spam" });
    expect(dependencies.emptyHoneypot()).toBe(true);
    expect(new FormData(form).get(honeypotName)).toBe("");
    expect(dependencies.emptyHoneypot()).toBe(false);
  });

  it("stops nobody where it is missing", () => {
    expect(pageWith({}).dependencies.emptyHoneypot()).toBe(false);
    expect(createBrowserAdapters(inbox, { current: null }).emptyHoneypot()).toBe(false);
  });
});

describe("A request", () => {
  it("goes to the mail provider, for the company's inbox", async () => {
    expect(await pageWith({}).dependencies.submit(validRequest)).toEqual({ kind: "sent" });
    const [[service, template, parameters] = []] = jest.mocked(send).mock.calls;
    expect([service, template]).toEqual(["local-service", "quote-request"]);
    expect(parameters).toEqual({ ...validRequest, to_email: inbox });
  });

  it("counts in the browser's storage, where an address cannot be read", async () => {
    await pageWith({}).dependencies.submit(validRequest);
    expect(localStorage.getItem(attemptsKey)).toMatch(/^\[\["[0-9a-f-]+",\d+\]\]$/);
  });

  it("counts in another tab too", async () => {
    const tabs = [pageWith({}).dependencies, pageWith({}).dependencies];
    const kinds: string[] = [];
    for (const tab of [...tabs, ...tabs]) kinds.push((await tab.submit(validRequest)).kind);
    expect(kinds).toEqual(["sent", "sent", "sent", "rate limited"]);
  });
});

it("The draft is kept for this tab", () => {
  const { dependencies } = pageWith({});
  dependencies.draft.keep(validRequest);
  expect(JSON.parse(sessionStorage.getItem(draftKey) ?? "")).toMatchObject(validRequest);
  expect(localStorage.getItem(draftKey)).toBeNull();
});
