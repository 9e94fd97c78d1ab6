import { render, screen, within } from "@testing-library/react";
import { QuoteRequestPanel } from "../../../src/quote-request/QuoteRequestPanel";
import { HomeContact } from "../../../src/sections/home/HomeContact";
import { headingsIn, linksIn, textsOf } from "../seen";
import { company } from "../site-content";
import { homePage, layout, quoteForm } from "../site-pages";

jest.mock("../../../src/quote-request/QuoteRequestPanel", () => ({
  QuoteRequestPanel: jest.fn(() => "The quote form"),
}));

const { contact } = homePage;

const renderSection = () =>
  render(<HomeContact contact={contact} company={company} quoteForm={quoteForm} openNow={layout.openNow} />);

/** What stands beside a label in the list of contact details. */
function detailOf(container: HTMLElement, label: string) {
  const term = [...container.querySelectorAll("dt")].find(({ textContent }) => textContent === label);
  return term?.nextElementSibling ?? null;
}

describe("The contact section of the home page", () => {
  it("is where /#contact leads", () => {
    const { container } = renderSection();
    expect(container.querySelector("section")).toHaveAttribute("id", "contact");
  });

  it("is headed 'Get Your Free Quote Today' and introduced", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: "Get Your Free Quote Today" })).toBeInTheDocument();
    expect(screen.getByText(contact.introduction)).toBeInTheDocument();
  });

  it("has the contact details and the privacy note beside the form", () => {
    const { container } = renderSection();
    expect(
      headingsIn(container)
        .slice(1)
        .map((heading) => heading.trim()),
    ).toEqual(["Contact Details", "Secure & Protected"]);
  });

  it("shows the form before the cards, as it is the section's purpose", () => {
    const { container } = renderSection();
    expect(container.textContent).toMatch(/The quote form.*Contact Details/);
  });

  it("names the form by the section's heading", () => {
    renderSection();
    const titleId = jest.mocked(QuoteRequestPanel).mock.lastCall?.[0].titleId;
    expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("id", titleId);
  });

  it("hands the form its words and the company's channels", () => {
    renderSection();
    const props = jest.mocked(QuoteRequestPanel).mock.lastCall?.[0];
    expect(props?.words).toBe(quoteForm);
    expect(props?.company).toBe(company);
  });
});

describe("The contact details", () => {
  it("are listed under four labels", () => {
    const { container } = renderSection();
    expect(textsOf(container, "dt")).toEqual(["Phone", "Email", "Service Area", "Opening Hours"]);
  });

  it("dial both numbers", () => {
    const { container } = renderSection();
    expect(linksIn(container)).toEqual([
      { name: "07700 900123", path: "tel:+447700900123" },
      { name: "020 7946 0123", path: "tel:+442079460123" },
      { name: company.email, path: `mailto:${company.email}` },
    ]);
  });

  it("name Greater London and free site visits", () => {
    const { container } = renderSection();
    expect(detailOf(container, "Service Area")).toHaveTextContent("Greater London, with free site visits");
  });

  it.each(["Mon-Fri 8AM-6PM", "Sat 9AM-4PM", "Sun closed"])("give the hours: %s", (hours) => {
    const { container } = renderSection();
    const detail = container.querySelector<HTMLElement>("dd:last-of-type");
    if (!detail) throw new Error("There are no contact details");
    expect(within(detail).getByText(hours)).toBeInTheDocument();
  });

  it("reconcile 24/7 support with the opening hours", () => {
    const { container } = renderSection();
    expect(detailOf(container, "Opening Hours")).toHaveTextContent(
      "Messages are welcome 24/7; calls are answered in opening hours.",
    );
  });
});

describe("The privacy note", () => {
  it("says what happens to the details", () => {
    renderSection();
    expect(screen.getByRole("heading", { name: "Secure & Protected" }).nextElementSibling).toHaveTextContent(
      contact.secureText,
    );
  });
});
