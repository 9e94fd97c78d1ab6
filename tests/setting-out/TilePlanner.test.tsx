import { fireEvent, render } from "@testing-library/react";
import type { PlannerWords } from "../../src/setting-out/PlanResult";
import { TilePlanner } from "../../src/setting-out/TilePlanner";
import { published } from "../content/valid-content";
import { tileOf } from "./one-wall";

const words = published("pages/plan-your-tiles.json") as PlannerWords;

test("the fields of openings stay open while somebody mends a fault in them", () => {
  const { container } = render(
    <TilePlanner words={words} tiles={[tileOf({ width: 300, height: 300 })]} room="bathroom" />,
  );
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const type = (name: string, value: string) => {
    const input = field(name);
    if (input) fireEvent.change(input, { target: { value } });
  };
  const details = container.querySelector("details");
  expect(details?.open).toBe(false);
  // A door over the wall's end is told once the field is left.
  type("o1x", "2 m");
  fireEvent.blur(field("o1x") ?? container);
  expect(field("o1x")).toBeInvalid();
  expect(details?.open).toBe(true);
  type("o1x", "100");
  expect(field("o1x")).toBeValid();
  expect(details?.open).toBe(true);
});
