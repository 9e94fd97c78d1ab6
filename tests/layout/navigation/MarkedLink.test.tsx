import { render, screen } from "@testing-library/react";
import { MarkedLink } from "../../../src/layout/navigation/MarkedLink";

const show = (path: string) => {
  window.history.replaceState(null, "", path);
  render(<MarkedLink link={{ name: "Work", path: "/#work", within: "/work" }} />);
  return screen.getByRole("link", { name: "Work" });
};

afterEach(() => window.history.replaceState(null, "", "/"));

describe("A link of the navigation", () => {
  it.each(["/work", "/work/a-room"])("marks itself on the pages within it: %s", (path) => {
    expect(show(path)).toHaveAttribute("aria-current", "true");
  });

  it.each(["/", "/services/floors"])("does not on others: %s", (path) => {
    expect(show(path)).not.toHaveAttribute("aria-current");
  });

  it("leads where it says", () => {
    expect(show("/")).toHaveAttribute("href", "/#work");
  });
});
