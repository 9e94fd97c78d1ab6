import { render, screen } from "@testing-library/react";
import { NotFound } from "../../../src/sections/page/NotFound";
import { notFoundPage } from "../site-pages";

describe("What an unknown address shows", () => {
  beforeEach(() => {
    render(<NotFound notFound={notFoundPage} />);
  });

  it("is headed 404", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^404$/);
  });

  it("says 'Oops! Page not found'", () => {
    expect(screen.getByText("Oops! Page not found")).toBeInTheDocument();
  });

  it("leads home", () => {
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });
});
