import { render, screen } from "@testing-library/react";
import { type PlannerWords, PlanResult } from "../../src/setting-out/PlanResult";
import { setOut } from "../../src/setting-out/plan";
import { setOutRoom, sumRoom } from "../../src/setting-out/room-plan";
import { published } from "../content/valid-content";
import { oneWall, tileOf } from "./one-wall";

const words = published("pages/plan-your-tiles.json") as PlannerWords;

function cutsOf(
  width: number,
  height: number,
  size: { width: number; height: number },
  bond: "straight" | "third",
) {
  const tile = tileOf(size);
  const plan = setOut({ width, height, openings: [] }, { tile, joint: 3, bond });
  render(<PlanResult id="plan" plan={oneWall(plan, tile)} words={words} />);
  return screen
    .getAllByRole("row")
    .slice(0, 2)
    .map((row) => row.textContent);
}

test("a direction that whole tiles fill is said to fit, with the joints that make it so", () => {
  // 3 × 300 + 2 × 1.5 = 903; 2 × 300 + 3 = 603
  expect(cutsOf(903, 603, { width: 300, height: 300 }, "straight")).toEqual([
    "Cuts left + rightFits without a cut, joints of 1.5 mm",
    "Cuts bottom + topFits without a cut, joints of 3 mm",
  ]);
});

test("a course of whole tiles is not listed among the cuts", () => {
  // 2 × 300 + 3 = 603: one course is whole, and those moved by a third end in 98 and 199: 603 − 300 − 2 × 3 = 297.
  const [across] = cutsOf(603, 603, { width: 300, height: 300 }, "third");
  expect(across).toBe("Cuts left + right98 mm + 199 mm, 199 mm + 98 mm");
});

test.each([
  [true, "ownPrice"],
  [false, "guidePrice"],
] as const)(
  "laying is priced by the tile's rate, and the page says whose it is (own: %s)",
  (isOwn, label) => {
    const tile = tileOf({ width: 300, height: 300 }, { laying: { from: 50, to: 80, isOwn } });
    const plan = setOut({ width: 2400, height: 2400, openings: [] }, { tile, joint: 3, bond: "straight" });
    render(<PlanResult id="plan" plan={oneWall(plan, tile)} words={words} />);
    // 5.76 m²
    expect(screen.getByRole("row", { name: `${words.full?.[label]} £290–£460` })).toBeVisible();
    expect(screen.getByText(words.full?.priceNote ?? "")).toBeVisible();
  },
);

test("laying and tiles have a line each and one for their sum", () => {
  const rates = { laying: { from: 50, to: 80, isOwn: true }, supply: { from: 20, to: 30, isOwn: false } };
  const tile = tileOf({ width: 300, height: 300 }, rates);
  const plan = setOut({ width: 903, height: 903, openings: [] }, { tile, joint: 1.5, bond: "straight" });
  render(<PlanResult id="plan" plan={oneWall(plan, tile)} words={words} />);
  // 0.815 m² are laid; nine tiles come in a box of ten: 0.9 m².
  const { ownPrice, guideSupply, together } = words.full ?? {};
  for (const line of [`${ownPrice} £40–£70`, `${guideSupply} £20–£30`, `${together} £60–£100`])
    expect(screen.getByRole("row", { name: line })).toBeVisible();
});

test("openings are named in the drawing where the word fits, and all are in its text alternative", () => {
  const tile = tileOf({ width: 300, height: 300 });
  const openings = [
    { kind: "window", x: 900, y: 1200, width: 600, height: 600 },
    { kind: "pipe", x: 0, y: 0, width: 200, height: 2400 },
    { kind: "niche", x: 2000, y: 1000, width: 200, height: 150 },
  ] as const;
  const plan = setOut({ width: 2400, height: 2400, openings }, { tile, joint: 3, bond: "straight" });
  render(<PlanResult id="plan" plan={oneWall(plan, tile)} words={words} />);
  expect(screen.getByText("Window")).not.toHaveAttribute("transform");
  expect(screen.getByText("Boxed pipe")).toHaveAttribute("transform", "rotate(-90 100 1200)");
  expect(screen.queryByText("Niche")).toBeNull();
  expect(screen.getByRole("img")).toHaveAccessibleName(
    /Window: 600 mm × 600 mm\. Boxed pipe: 200 mm × 2,400 mm\. Niche: 200 mm × 150 mm\.$/,
  );
});

test("the tile's close-up is fetched by the live planner only, and its place is kept before", () => {
  const closeUp = { address: "/static/tile.webp", alt: "A tile seen close" };
  const tile = tileOf({ width: 300, height: 300 }, { closeUp });
  const plan = setOut({ width: 900, height: 900, openings: [] }, { tile, joint: 3, bond: "straight" });
  const shown = (showsCloseUp?: boolean) => (
    <PlanResult id="plan" plan={oneWall(plan, tile)} words={words} showsCloseUp={showsCloseUp} />
  );
  const { rerender } = render(shown());
  const places = () => document.querySelectorAll("ul, ul ~ *, div:has(~ ul)").length;
  const without = places();
  rerender(shown(false));
  expect(places()).toBe(without + 1);
  expect(screen.queryByAltText(closeUp.alt)).toBeNull();
  rerender(shown(true));
  expect(screen.getByAltText(closeUp.alt)).toHaveAttribute("src", closeUp.address);
});

test("a drawing's text alternative has the numbers of the table", () => {
  const tile = tileOf({ width: 300, height: 300 });
  const plan = setOut({ width: 1000, height: 603, openings: [] }, { tile, joint: 3, bond: "straight" });
  render(<PlanResult id="plan" plan={oneWall(plan, tile)} words={words} />);
  // 500 to each side of a tile's middle: 150, a joint, 300, a joint and 44; of a joint: 498.5 = 300 + 3 + 195.5.
  expect(screen.getByRole("img", { name: /^Tile, 1,000 mm × 603 mm\./ })).toHaveAccessibleName(
    "Tile, 1,000 mm × 603 mm. Whole tiles: 4. Cut tiles: 4. Cuts left + right: 196 mm + 196 mm. " +
      "Cuts bottom + top: Fits without a cut, joints of 3 mm.",
  );
});

test("the top of a wall under a slope is said to be cut slanting, from a whole course at the floor", () => {
  const tile = tileOf({ width: 300, height: 300 });
  const surface = { width: 903, height: 900, heights: [900, 450] as const, openings: [] };
  const plan = setOut(surface, { tile, joint: 1.5, bond: "straight" });
  render(<PlanResult id="plan" plan={oneWall(plan, tile)} words={words} />);
  expect(screen.getByRole("row", { name: "Cuts bottom + top whole + slanting" })).toBeVisible();
});

test("a room's surfaces are drawn and listed one by one, and its tiles are counted together", () => {
  const tile = tileOf({ width: 300, height: 300 });
  const laying = { tile, joint: 3, bond: "straight" } as const;
  const wall = { width: 903, height: 603, openings: [] };
  const surfaces = setOutRoom(
    [
      { name: "left", surface: wall },
      { name: "back", surface: wall },
    ],
    laying,
  );
  const plan = sumRoom(surfaces, { room: "showerOfTwo", laying, tile, spares: 0, values: {} });
  render(<PlanResult id="plan" plan={plan} words={words} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Left wall, Tile, 903 mm × 603 mm\. Whole tiles: 6\./),
    expect.stringMatching(/^Back wall, Tile, 903 mm × 603 mm\. Whole tiles: 6\./),
  ]);
  expect(screen.getAllByRole("row", { name: /^Cuts left \+ right Fits/ })).toHaveLength(1);
  expect(screen.getByRole("row", { name: /^Tiles, with spares/ })).toHaveTextContent("12");
  expect(screen.getByText(/two walls and a tray, 903 mm × 903 mm × 603 mm/)).toBeVisible();
});

test("walls of a room whose cuts differ are named, those with the same cuts together", () => {
  const tile = tileOf({ width: 300, height: 300 });
  const laying = { tile, joint: 3, bond: "straight" } as const;
  const wall = (width: number) => ({ width, height: 603, openings: [] });
  const surfaces = setOutRoom(
    [
      { name: "left", surface: wall(700) },
      { name: "back", surface: wall(903) },
      { name: "right", surface: wall(700) },
    ],
    laying,
  );
  const plan = sumRoom(surfaces, { room: "bath", laying, tile, spares: 0, values: {} });
  render(<PlanResult id="plan" plan={plan} words={words} />);
  // 700: 350 to each side of a tile's middle: 150, a joint and 197.
  expect(
    screen.getByRole("row", { name: "Left wall, Right wall: cuts left + right 197 mm + 197 mm" }),
  ).toBeVisible();
  expect(screen.getByRole("row", { name: /^Back wall: cuts left \+ right Fits/ })).toBeVisible();
  expect(screen.getByRole("row", { name: /^Cuts bottom \+ top Fits/ })).toBeVisible();
});
