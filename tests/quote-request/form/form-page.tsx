import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuoteForm } from "../../../src/quote-request/form/QuoteForm";
import { type QuoteRequest, quoteRequestFields } from "../../../src/quote-request/rules/quote-request";
import { validRequest } from "../requests";
import { company, words } from "./form-words";

export const pageTitle = "Bathroom tiling in London";

/** The pages from which visitors come with something in mind. */
export const origins = [
  { path: "/services/floors", line: "About floors" },
  { path: "/areas/chelsea", line: "About tiling in Chelsea" },
];

/** The form below its heading, as it stands on the home page. */
export const formPage = (
  <main>
    <h2 id="contact-title">Get Your Free Quote Today</h2>
    <QuoteForm words={words} company={company} titleId="contact-title" origins={origins} />
  </main>
);

/** Opens a page with the form, as a visitor finds it in this tab and browser. */
export function openForm() {
  document.title = pageTitle;
  return { user: userEvent.setup({ delay: null }), ...render(formPage) };
}

/** Another browser: nothing kept, nothing said, and jsdom's missing scrolling. */
export function newBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
}

export const control = (field: keyof QuoteRequest) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(words[field].label);

export const valuesOnScreen = () =>
  Object.fromEntries(quoteRequestFields.map((field) => [field, control(field).value]));

/** Fills the fields at once, as browsers do. */
export function fill(request: Partial<QuoteRequest> = validRequest): void {
  for (const field of quoteRequestFields) {
    const value = request[field];
    if (value !== undefined) fireEvent.input(control(field), { target: { value } });
  }
}

export const submitButton = () => screen.getByText<HTMLButtonElement>(words.submit);

export const summary = () => screen.queryByRole("region", { name: words.errorSummaryTitle });

/** Opens a page with the form, fills it in with errors and submits it. */
export async function openRefused(request: Partial<QuoteRequest> = {}) {
  const page = openForm();
  fill(request);
  await page.user.click(submitButton());
  await waitFor(() => expect(summary()).toHaveFocus());
  return page;
}

/** What screen readers are told without being asked. */
export const announced = () =>
  [...document.querySelectorAll("[role=status], [role=alert], [aria-live]")].map(
    (region) => region.textContent,
  );
