import { render, screen } from "@testing-library/react";
import { NotFound } from "../../../src/sections/page/NotFound";
import { notFoundPage } from "../site-pages";

describe("What an unknown address shows", () => {
  beforeEach(() => {
    render(<NotFound notFound={notFoundPage} />);
  });

  it("has a heading", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Lost$/);
  });

  it("says what is the matter", () => {
    expect(screen.getByText("No tile has this number")).toBeInTheDocument();
  });

  it("leads home", () => {
    expect(screen.getByRole("link", { name: "Back to the first page" })).toHaveAttribute("href", "/");
  });
});
