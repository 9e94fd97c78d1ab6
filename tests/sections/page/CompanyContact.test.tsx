import { render, screen } from "@testing-library/react";
import { CompanyContact } from "../../../src/sections/page/CompanyContact";
import { linksIn } from "../seen";
import { company } from "../site-content";
import { layout } from "../site-pages";

const renderSection = () =>
  render(
    <CompanyContact
      title="Come in"
      text="Call, write or send a WhatsApp message."
      quoteAction="Ask for a Price"
      company={company}
      openNow={layout.openNow}
    />,
  );

describe("The contact block of the company page", () => {
  it("has a heading and a few words", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: "Come in" })).toBeInTheDocument();
    expect(screen.getByText("Call, write or send a WhatsApp message.")).toBeInTheDocument();
  });

  it("shows numbers as people read them and dials them in full", () => {
    const { container } = renderSection();
    expect(linksIn(container).slice(0, 2)).toEqual([
      { name: "07700 900456", path: "tel:+447700900456" },
      { name: "020 7946 0987", path: "tel:+442079460987" },
    ]);
  });

  it("opens an email to the company", () => {
    const { container } = renderSection();
    expect(linksIn(container)).toContainEqual({ name: company.email, path: `mailto:${company.email}` });
  });

  it("ends with the way to the quote form", () => {
    const { container } = renderSection();
    expect(linksIn(container).at(-1)).toEqual({ name: "Ask for a Price", path: "/#contact" });
  });

  it("shows the opening hours, and whether the company is open", () => {
    const { container } = renderSection();
    for (const line of company.openingHoursText) expect(screen.getByText(line)).toBeInTheDocument();
    expect(container.querySelector("[data-open-now]")).not.toBeEmptyDOMElement();
  });
});
