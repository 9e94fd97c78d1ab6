import { fireEvent, render, screen } from "@testing-library/react";
import { TilePlanner } from "../../../src/setting-out/planner/TilePlanner";
import type { PlannerWords } from "../../../src/setting-out/planner/words";
import type { PlannedTiles } from "../../../src/setting-out/room/planned-tile";
import { published } from "../../content/valid-content";
import { tileOf } from "../one-wall";

const words = published("pages/plan-your-tiles.json") as PlannerWords;

test("the fields of openings stay open while somebody mends a fault in them", () => {
  const { container, field, type } = wall();
  type("room", "bathroom");
  const details = container.querySelector("details");
  expect(details?.open).toBe(false);
  // A door over the wall's end is told once the field is left.
  type("o1x", "2 m");
  fireEvent.blur(field("o1x"));
  expect(field("o1x")).toBeInvalid();
  expect(details?.open).toBe(true);
  type("o1x", "100");
  expect(field("o1x")).toBeValid();
  expect(details?.open).toBe(true);
});

function wall(tiles: PlannedTiles = [tileOf({ width: 300, height: 300 })]) {
  const { container } = render(<TilePlanner words={words} tiles={tiles} />);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? container;
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  return { container, field, type };
}

test("while a field is wrong, the result says whose figures it shows, and nothing can be added to the quote", () => {
  const { container, field, type } = wall();
  const add = () => screen.getByText(words.addToQuote);
  expect(add()).toHaveAttribute("href");
  for (const [name, wrong, right] of [
    ["w", "wide", "2000"],
    ["joint", "1e1", "2 mm"],
    ["spares", "many", "12,5%"],
  ] as const) {
    type(name, wrong);
    expect(container).toHaveTextContent(words.outdated);
    expect(add()).not.toHaveAttribute("href");
    fireEvent.click(add());
    expect(field(name)).toHaveFocus();
    expect(field(name)).toBeInvalid();
    type(name, right);
    expect(container).not.toHaveTextContent(words.outdated);
    expect(add()).toHaveAttribute("href");
  }
});

test("an opening whose measure was emptied keeps the plan from the quote", () => {
  const { container, field, type } = wall();
  type("o1", "window");
  expect(screen.getByText(words.addToQuote)).toHaveAttribute("href");
  type("o1w", "");
  expect(container).toHaveTextContent(words.outdated);
  fireEvent.click(screen.getByText(words.addToQuote));
  expect(field("o1w")).toHaveFocus();
});

test("another room keeps the tile that was chosen only where it suits", () => {
  const tiles = [
    tileOf({ width: 200, height: 100 }, { slug: "metro", name: "Metro", places: ["walls"] }),
    tileOf({ width: 100, height: 100 }, { slug: "zellige", name: "Zellige", places: ["walls"] }),
    tileOf({ width: 300, height: 300 }, { slug: "stone", name: "Stone", places: ["floors"] }),
  ] as const;
  const { container, field, type } = wall(tiles);
  type("tile", "zellige");
  type("room", "bathroom");
  expect(field("tile")).toHaveValue("zellige");
  expect(field("floor")).toHaveValue("stone");
  type("room", "floor");
  expect(field("tile")).toHaveValue("stone");
  expect(
    [...container.querySelectorAll('[name="tile"] option')].map(({ textContent }) => textContent),
  ).toEqual(["Stone"]);
});
