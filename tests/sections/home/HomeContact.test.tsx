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

const origins = {
  services: { nodes: [{ slug: "floors", title: "Floors" }] },
  areas: { nodes: [{ slug: "chelsea", name: "Chelsea" }] },
};

const renderSection = () =>
  render(
    <HomeContact
      contact={contact}
      company={company}
      openNow={layout.openNow}
      quoteForm={quoteForm}
      origins={origins}
    />,
  );

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

  it("is headed and introduced", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: "Tell Us About Your Room" })).toBeInTheDocument();
    expect(screen.getByText(contact.introduction)).toBeInTheDocument();
  });

  it("has the contact details and the privacy note beside the form", () => {
    const { container } = renderSection();
    expect(
      headingsIn(container)
        .slice(1)
        .map((heading) => heading.trim()),
    ).toEqual(["Reach Us", "Between You and Us"]);
  });

  it("shows the form before the cards, as it is the section's purpose", () => {
    const { container } = renderSection();
    expect(container.textContent).toMatch(/The quote form.*Reach Us/);
  });

  it("says beside the hours whether the company is open", () => {
    const { container } = renderSection();
    expect(container.querySelector("dd [data-open-now]")).not.toBeEmptyDOMElement();
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

  it("tells the form what a visitor from each service's and area's page may have in mind", () => {
    renderSection();
    expect(jest.mocked(QuoteRequestPanel).mock.lastCall?.[0].origins).toEqual([
      { path: "/services/floors", line: quoteForm.aboutService.replace("{service}", "Floors") },
      { path: "/areas/chelsea", line: quoteForm.aboutArea.replace("{area}", "Chelsea") },
    ]);
  });
});

describe("The contact details", () => {
  it("are listed under four labels", () => {
    const { container } = renderSection();
    expect(textsOf(container, "dt")).toEqual([
      "Telephone",
      "Letters by email",
      "Where we work",
      "When we answer",
    ]);
  });

  it("dial both numbers", () => {
    const { container } = renderSection();
    expect(linksIn(container)).toEqual([
      { name: "07700 900456", path: "tel:+447700900456" },
      { name: "020 7946 0987", path: "tel:+442079460987" },
      { name: company.email, path: `mailto:${company.email}` },
    ]);
  });

  it("say where the company works", () => {
    const { container } = renderSection();
    expect(detailOf(container, "Where we work")).toHaveTextContent("West London and a little beyond");
  });

  it.each(["Mon-Thu 7:30AM-5PM", "Fri 10AM-1:30PM", "Sat closed", "Sun 10AM-1:30PM"])(
    "give the hours: %s",
    (hours) => {
      const { container } = renderSection();
      const detail = container.querySelector<HTMLElement>("dd:last-of-type");
      if (!detail) throw new Error("There are no contact details");
      expect(within(detail).getByText(hours)).toBeInTheDocument();
    },
  );

  it("say beside the opening hours when messages are read", () => {
    const { container } = renderSection();
    expect(detailOf(container, "When we answer")).toHaveTextContent("Messages are read 6 days a week.");
  });
});

describe("The privacy note", () => {
  it("says what happens to the details", () => {
    renderSection();
    expect(screen.getByRole("heading", { name: "Between You and Us" }).nextElementSibling).toHaveTextContent(
      contact.secureText,
    );
  });
});
