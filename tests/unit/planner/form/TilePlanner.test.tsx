import { act, fireEvent, render, screen } from "@testing-library/react";
import { TilePlanner } from "../../../../src/planner/form/TilePlanner";
import type { PlannedTiles } from "../../../../src/planner/room/planned-tile";
import { tileOf } from "../one-wall";

const addToQuote = "Add to my quote";

function planner(tiles: PlannedTiles = [tileOf({ width: 300, height: 300 })]) {
  const { container } = render(
    <TilePlanner tiles={tiles} priceNote="The quote counts." addToQuote={addToQuote} />,
  );
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? container;
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  return { container, field, type };
}

const outdated = /this is your previous plan/;

beforeEach(() => {
  history.replaceState(null, "", "/plan-your-tiles");
  sessionStorage.clear();
});

it("The price of the tiles alone comes with the note on prices, too", () => {
  const supply = { work: "Tiles", from: 30, to: 60, isOwn: true, bonds: null };
  const { container } = planner([tileOf({ width: 300, height: 300 }, { supply })]);
  expect(container).toHaveTextContent("Ask us for the price of this plan.");
  expect(container).toHaveTextContent("The quote counts.");
});

it("The fields of openings stay open while somebody mends a fault in them", () => {
  const { container, field, type } = planner();
  type("room", "bathroom");
  const details = container.querySelector("details");
  expect(details?.open).toBe(false);
  // A door over the wall's end is shown once the field is left.
  type("left1", "2 m");
  fireEvent.blur(field("left1"));
  expect(field("left1")).toBeInvalid();
  expect(details?.open).toBe(true);
  type("left1", "100");
  expect(field("left1")).toBeValid();
  expect(details?.open).toBe(true);
});

it("The fields of openings stay closed once somebody has closed them, until the button leads to a wrong one", () => {
  const { container, type } = planner();
  type("opening1", "window");
  const details = container.querySelector("details");
  expect(details?.open).toBe(true);
  details?.removeAttribute("open");
  type("joint", "wide");
  expect(details?.open).toBe(false);
  fireEvent.click(screen.getByText(addToQuote));
  expect(details?.open).toBe(true);
});

it("While a field is wrong, the result says whose figures it shows, and the button leads to the field", () => {
  const { container, field, type } = planner();
  const add = () => screen.getByText(addToQuote);
  expect(add()).toHaveAttribute("href", "/#contact");
  for (const [name, wrong, right] of [
    ["width", "wide", "2000"],
    ["joint", "1e1", "2 mm"],
    ["spares", "many", "12,5%"],
  ] as const) {
    type(name, wrong);
    expect(container).toHaveTextContent(outdated);
    expect(add()).not.toHaveAttribute("href");
    fireEvent.blur(field(name));
    fireEvent.click(add());
    expect(field(name)).toHaveFocus();
    expect(field(name)).toBeInvalid();
    type(name, right);
    expect(container).not.toHaveTextContent(outdated);
    expect(add()).toHaveAttribute("href", "/#contact");
  }
});

describe("For people who listen", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const later = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it("the counts are spoken a second after the last change, and not before", () => {
    const { type } = planner();
    later(5000);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    type("width", "900");
    later(900);
    type("width", "903");
    later(900);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    later(200);
    expect(screen.getByRole("status")).toHaveTextContent(/^\d+ whole tiles, \d+ cut$/);
  });

  it("an error in a field that was left is spoken, too", () => {
    const { field, type } = planner();
    type("width", "wide");
    later(2000);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    fireEvent.blur(field("width"));
    later(2000);
    expect(screen.getByRole("status")).toHaveTextContent("Write a length");
  });
});

it("A link brings a plan back, and a wrong value in it is shown as wrong", () => {
  history.replaceState(null, "", "/plan-your-tiles?width=3000&joint=wide#plan");
  const { field, container } = planner();
  expect(field("width")).toHaveValue("3000");
  expect(field("joint")).toBeInvalid();
  expect(container).toHaveTextContent(outdated);
});

it("A field that is left puts the plan into the URL", () => {
  const { field, type } = planner();
  type("width", "8 ft");
  fireEvent.blur(field("width"));
  expect(location.search).toBe("?width=8+ft");
  type("width", "2400");
  fireEvent.blur(field("width"));
  expect(location.search).toBe("");
});

it("Openings are named in the drawing where the word fits", () => {
  history.replaceState(null, "", "?opening1=window&opening2=niche&width2=200&height2=150&left2=2000");
  const { container } = planner();
  const names = [...container.querySelectorAll("svg[role=img] text")].filter(({ textContent }) =>
    /\D/.test(textContent),
  );
  expect(names.map(({ textContent }) => textContent)).toEqual(["Window"]);
});
