import { render, screen } from "@testing-library/react";
import { ErrorScreen } from "../../src/islands/ErrorScreen";

function Broken({ error }: { error: unknown }): never {
  throw error;
}

/** React and jsdom report what a component throws; here it is thrown on purpose. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe("A part of a page that breaks", () => {
  it.each([
    ["the error's message", new Error("The tiles fell off"), "The tiles fell off"],
    ["a response's status text", { status: 503, statusText: "Closed" }, "Closed"],
    ["the error itself where it is a text", "Out of tiles", "Out of tiles"],
  ])("is replaced by a screen that says so, with %s", (_what, error, shown) => {
    render(
      <ErrorScreen>
        <p>The page</p>
        <Broken error={error} />
      </ErrorScreen>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(`Unexpected Application Error!${shown}`);
    expect(screen.queryByText("The page")).not.toBeInTheDocument();
  });
});
