import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { island, replayed } from "../../src/islands/attributes";
import { hydrateIslands, showError } from "../../src/islands/hydrate-island";

/** A stub of the planner: shows the text typed before hydration, and appends it when its button is pressed. */
function Planner({ add }: { add?: (typed: string) => void }) {
  const [typed, setTyped] = useState("2400");
  useEffect(() => {
    setTyped(document.querySelector("input")?.value ?? "");
  }, []);
  return (
    <>
      <input defaultValue="2400" />
      <button type="button" suppressHydrationWarning {...replayed("click")} onClick={() => add?.(typed)}>
        Add
      </button>
    </>
  );
}

test("a press that waited for its island acts on what was typed before the island was live", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Planner />);
  for (const [name, value] of Object.entries(island("tile-planner"))) container.setAttribute(name, value);
  container.dataset.script = "/planner.js";
  document.body.append(container);
  const field = container.querySelector("input");
  if (field) field.value = "1234";
  container.querySelector("button")?.setAttribute("data-queued", "");
  const added: string[] = [];
  await act(async () => hydrateIslands("tile-planner", () => <Planner add={(typed) => added.push(typed)} />));
  expect(added).toEqual(["1234"]);
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
