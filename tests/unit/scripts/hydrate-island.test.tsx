import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { hydrateIsland, showError } from "../../../src/scripts/hydrate-island";

function Form({ label, send }: { label: string; send?: () => void }) {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    send?.();
  };
  return (
    <form onSubmit={submit}>
      <input aria-label={label} />
    </form>
  );
}

/** The island in the page, before it is hydrated. */
function servedIsland(): HTMLElement {
  const container = document.createElement("div");
  container.dataset.island = "quote-form";
  container.dataset.script = "/scripts/quote-form.js";
  container.dataset.props = JSON.stringify({ label: "Name" });
  container.innerHTML = renderToString(<Form label="Name" />);
  document.body.replaceChildren(container);
  return container;
}

it("An island keeps its HTML and what was typed, and no longer needs its script", async () => {
  const container = servedIsland();
  const input = container.querySelector("input");
  if (input) input.value = "Ada";
  await act(async () => hydrateIsland("quote-form", Form));
  expect(container.querySelector("input")).toBe(input);
  expect(input?.value).toBe("Ada");
  expect(container).not.toHaveAttribute("data-script");
});

it("An island is hydrated in one task, so that no key press is lost", () => {
  const container = servedIsland();
  hydrateIsland("quote-form", Form);
  expect(container).not.toHaveAttribute("data-script");
});

it("A queued submit is carried out once", async () => {
  servedIsland();
  document.documentElement.dataset.queued = "";
  const send = jest.fn();
  const Sending = (props: { label: string }) => <Form {...props} send={send} />;
  await act(async () => hydrateIsland("quote-form", Sending));
  await act(async () => hydrateIsland("quote-form", Sending));
  expect(send).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute("data-queued");
});

describe("A part of a page that failed", () => {
  it.each([
    ["the error's message", new Error("The tiles fell off"), "The tiles fell off"],
    ["a response's status text", { status: 503, statusText: "Closed" }, "Closed"],
    ["the error itself where it is a text", "Out of tiles", "Out of tiles"],
  ])("is replaced by a screen that says so, with %s", (_what, error, shown) => {
    const part = document.createElement("div");
    part.textContent = "The form";
    showError(part, error);
    const screen = part.querySelector("[role=alert]");
    expect(screen?.textContent).toBe(`Unexpected Application Error!${shown}`);
    expect(part.textContent).toBe(screen?.textContent);
  });
});
