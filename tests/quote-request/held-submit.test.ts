import { fireEvent } from "@testing-library/dom";
import { holdEarlySubmits, quoteFormId } from "../../src/quote-request/held-submit";

/** Runs the script as the page does. */
beforeAll(() => {
  const script = document.createElement("script");
  script.textContent = holdEarlySubmits;
  document.head.append(script);
});

function formInPage(id: string): HTMLFormElement {
  const form = document.createElement("form");
  form.id = id;
  document.body.replaceChildren(form);
  return form;
}

/** Whether the browser would carry out a submit of the form. */
const submits = (form: HTMLFormElement) => fireEvent.submit(form);

describe("A submit before the page has woken", () => {
  it("is held, not carried out by the browser", () => {
    const form = formInPage(quoteFormId);
    expect(submits(form)).toBe(false);
    expect(form).toHaveAttribute("data-held");
  });

  it("is held every time", () => {
    const form = formInPage(quoteFormId);
    submits(form);
    expect(submits(form)).toBe(false);
  });
});

describe("Any other submit is left alone:", () => {
  it("once the form is awake", () => {
    const form = formInPage(quoteFormId);
    form.dataset.awake = "";
    expect(submits(form)).toBe(true);
    expect(form).not.toHaveAttribute("data-held");
  });

  it("in another form", () => {
    const form = formInPage("search");
    expect(submits(form)).toBe(true);
    expect(form).not.toHaveAttribute("data-held");
  });
});

it("The script is small enough to stand in every page", () => {
  expect(holdEarlySubmits.length).toBeLessThan(300);
});
