import { render, screen } from "@testing-library/react";
import { ErrorScreen, errorText } from "../../src/layout/ErrorScreen";

function Broken({ error }: { error: unknown }): never {
  throw error;
}

/** React and jsdom report what a component throws; here it is thrown on purpose. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

describe("A page that breaks", () => {
  it("is replaced by a screen that says so", () => {
    render(
      <ErrorScreen>
        <p>The page</p>
        <Broken error={new Error("The tiles fell off")} />
      </ErrorScreen>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
    expect(screen.queryByText("The page")).not.toBeInTheDocument();
  });

  it("is announced at once, as the page's main content", () => {
    const { container } = render(
      <ErrorScreen>
        <Broken error={new Error("The tiles fell off")} />
      </ErrorScreen>,
    );
    expect(screen.getByRole("alert")).toBe(container.querySelector("main"));
  });

  it.each([
    ["the error's message", new Error("The tiles fell off"), "The tiles fell off"],
    ["a response's status text", { status: 503, statusText: "Closed" }, "Closed"],
  ])("shows %s", (_what, error, shown) => {
    render(
      <ErrorScreen>
        <Broken error={error} />
      </ErrorScreen>,
    );
    expect(screen.getByText(shown)).toBeInTheDocument();
  });
});

describe("A page that works", () => {
  it("is shown as it is", () => {
    render(
      <ErrorScreen>
        <p>The page</p>
      </ErrorScreen>,
    );
    expect(screen.getByText("The page")).toBeInTheDocument();
    expect(screen.queryByText("Unexpected Application Error!")).not.toBeInTheDocument();
  });
});

describe("The text of an error", () => {
  it.each([
    ["its message", new TypeError("Failed to fetch"), "Failed to fetch"],
    ["its status text", { status: 404, statusText: "Not Found" }, "Not Found"],
    ["its status text before its message", { statusText: "Not Found", message: "No page" }, "Not Found"],
    ["its message where the status text is none", { statusText: 404, message: "No page" }, "No page"],
    ["the error itself where it is a text", "Out of tiles", "Out of tiles"],
    ["the error itself where it is a number", 42, "42"],
    ["that there was nothing", null, "null"],
    ["that it was undefined", undefined, "undefined"],
    ["something, for an object without words", {}, "[object Object]"],
    ["something, for a message that is no text", { message: 7 }, "[object Object]"],
  ])("is %s", (_what, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});
