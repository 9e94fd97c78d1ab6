import { render, screen } from "@testing-library/react";
import { ClosingCall } from "../../../src/sections/page/ClosingCall";
import { linksIn } from "../seen";

const renderSection = () =>
  render(
    <ClosingCall
      title="A free quote for your Chelsea bathroom"
      text="You hear from us within 24 hours."
      quoteAction="Get Free Quote"
      callAction="Call Now"
      telLink="tel:+447700900123"
    />,
  );

describe("The closing call to action", () => {
  it("says what is offered", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      "A free quote for your Chelsea bathroom",
    );
    expect(screen.getByText("You hear from us within 24 hours.")).toBeInTheDocument();
  });

  it("offers the quote form first, then the telephone", () => {
    const { container } = renderSection();
    expect(linksIn(container)).toEqual([
      { name: "Get Free Quote", path: "/#contact" },
      { name: "Call Now", path: "tel:+447700900123" },
    ]);
  });

  it("marks the telephone with an icon", () => {
    renderSection();
    expect(screen.getByRole("link", { name: "Call Now" }).querySelector("svg")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Get Free Quote" }).querySelector("svg")).toBeNull();
  });
});
