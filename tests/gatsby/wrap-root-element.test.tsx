import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { wrapRootElement } from "../../src/gatsby/wrap-root-element";

function wrapped(element: ReactElement): ReactElement | undefined {
  const args = { element, pathname: "/", getResourceURLsForPathname: () => [] };
  return wrapRootElement?.(args, { plugins: [] });
}

function Broken(): never {
  throw new Error("The tiles fell off");
}

describe("Around every page", () => {
  it("nothing is added while the page works", () => {
    const { container } = render(wrapped(<p>The page</p>));
    expect(container.innerHTML).toBe("<p>The page</p>");
  });

  it("an error screen waits for the page to break", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    render(wrapped(<Broken />));
    expect(screen.getByRole("alert")).toHaveTextContent("The tiles fell off");
    jest.restoreAllMocks();
  });
});
