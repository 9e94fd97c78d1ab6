import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { loadQuoteForm } from "../../src/quote-request/load-quote-form";
import { QuoteRequestPanel } from "../../src/quote-request/QuoteRequestPanel";
import { company, words } from "./form/form-words";

const panel = (
  <>
    <h2 id="contact-title">Get Your Free Quote Today</h2>
    <QuoteRequestPanel words={words} company={company} titleId="contact-title" origins={[]} />
  </>
);

describe("Where no script runs", () => {
  /** What stands in <noscript>, as a browser without scripts shows it. */
  function withoutScript(): HTMLElement {
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(panel);
    const shown = document.createElement("div");
    shown.innerHTML = page.querySelector("noscript")?.textContent ?? "";
    return shown;
  }

  it("the section says why there is no form", () => {
    expect(withoutScript()).toHaveTextContent(words.withoutScript);
  });

  it("the section offers phone, WhatsApp and email instead", () => {
    const links = [...withoutScript().querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "tel:+447700900456",
      "https://wa.me/447700900789",
      "mailto:hello@obrien-soehne.example",
    ]);
  });
});

describe("The form", () => {
  // Here so that the time to compile the form does not count as time to wait for it.
  beforeAll(() => import("../../src/quote-request/form/QuoteForm"), 30_000);

  it("comes where a link led to it, as soon as its code is there", async () => {
    render(panel);
    expect(await screen.findByRole("form", { name: "Get Your Free Quote Today" })).toBeInTheDocument();
  });

  it("stands at once where its code was there before", async () => {
    await loadQuoteForm();
    render(panel);
    expect(screen.getByRole("form", { name: "Get Your Free Quote Today" })).toBeInTheDocument();
  });
});
