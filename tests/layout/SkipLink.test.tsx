import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SkipLink } from "../../src/layout/SkipLink";

describe("The skip link", () => {
  beforeEach(() => {
    render(
      <>
        <SkipLink>Skip to main content</SkipLink>
        <a href="/">Home</a>
      </>,
    );
  });

  const link = () => screen.getByRole("link", { name: "Skip to main content" });

  it("leads to the content", () => {
    expect(link()).toHaveAttribute("href", "#main");
  });

  it("is what the keyboard reaches first", async () => {
    await userEvent.tab();
    expect(link()).toHaveFocus();
  });
});
