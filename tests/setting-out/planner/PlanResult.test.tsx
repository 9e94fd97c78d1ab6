import { render, screen } from "@testing-library/react";
import type { RoomName } from "../../../src/content/fields/room-names";
import type { TileFill } from "../../../src/setting-out/draw/TilePattern";
import { PlanResult } from "../../../src/setting-out/planner/PlanResult";
import type { PlannerWords } from "../../../src/setting-out/planner/words";
import { type Room, roomSurface } from "../../../src/setting-out/room/room";
import { planRoom, type RoomPlan } from "../../../src/setting-out/set-out/room-plan";
import { published } from "../../content/valid-content";
import { oneWall, tileOf } from "../one-wall";

const words = published("pages/plan-your-tiles.json") as PlannerWords;

const square = tileOf({ width: 300, height: 300 });
const laying = { tile: square, joint: 3, bond: "straight" } as const;

/** The plan of a wall without openings, in straight courses. */
const wallOf = (width: number, height: number, tile = square) =>
  oneWall({ width, height, openings: [] }, laying, tile);

const resultOf = (plan: RoomPlan, fill: TileFill = "colour") => (
  <PlanResult plan={plan} words={words} isOutdated={false} fill={fill} />
);

const roomOf = (name: RoomName, surfaces: Room["surfaces"]) =>
  planRoom({ name, surfaces, rims: [], spares: 0 });

function cutsOf(
  width: number,
  height: number,
  size: { width: number; height: number },
  bond: "straight" | "third",
) {
  const tile = tileOf(size);
  const plan = oneWall({ width, height, openings: [] }, { joint: 3, bond }, tile);
  render(resultOf(plan));
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
    const tile = tileOf(
      { width: 300, height: 300 },
      { laying: { work: "Laying quarry tiles", from: 50, to: 80, isOwn } },
    );
    render(resultOf(wallOf(2400, 2400, tile)));
    // 5.76 m²
    expect(
      screen.getByRole("row", {
        name: `${words.full[label].replace("{work}", "Laying quarry tiles")} £290–£460`,
      }),
    ).toBeVisible();
    expect(screen.getByText(words.full.priceNote)).toBeVisible();
  },
);

test("laying and tiles have a line each and one for their sum", () => {
  const rates = {
    laying: { work: "Laying", from: 50, to: 80, isOwn: true },
    supply: { work: "Tiles", from: 20, to: 30, isOwn: false },
  };
  const tile = tileOf({ width: 300, height: 300 }, rates);
  const plan = oneWall({ width: 903, height: 903, openings: [] }, { joint: 1.5, bond: "straight" }, tile);
  render(resultOf(plan));
  // 0.815 m² are laid; nine tiles come in a box of ten: 0.9 m².
  const { ownPrice, guideSupply, together } = words.full;
  for (const line of [
    `${ownPrice.replace("{work}", "Laying")} £40–£70`,
    `${guideSupply.replace("{work}", "Tiles")} £20–£30`,
    `${together} £60–£100`,
  ])
    expect(screen.getByRole("row", { name: line })).toBeVisible();
});

test("openings are named in the drawing where the word fits, and all are in its text alternative", () => {
  const openings = [
    { kind: "window", x: 900, y: 1200, width: 600, height: 600 },
    { kind: "pipe", x: 0, y: 0, width: 200, height: 2400 },
    { kind: "niche", x: 2000, y: 1000, width: 200, height: 150 },
  ] as const;
  const plan = oneWall({ width: 2400, height: 2400, openings }, laying, square);
  render(resultOf(plan));
  expect(screen.getByText("Window")).not.toHaveAttribute("transform");
  expect(screen.getByText("Boxed pipe")).toHaveAttribute("transform", "rotate(-90 100 1200)");
  expect(screen.queryByText("Niche")).toBeNull();
  expect(screen.getByRole("img")).toHaveAccessibleName(
    /Window: 600 mm × 600 mm\. Boxed pipe: 200 mm × 2,400 mm\. Niche: 200 mm × 150 mm\.$/,
  );
});

test("the tiles are filled with their close-up by the live planner only, and have their colour until it has come", () => {
  const tile = tileOf({ width: 300, height: 300 }, { closeUp: "/static/tile.webp", colour: "#79aaa8" });
  const plan = wallOf(900, 900, tile);
  const { container, rerender } = render(resultOf(plan));
  const pictures = () => [...container.querySelectorAll("image")].map((image) => image.getAttribute("href"));
  const coloured = () => container.querySelectorAll('[fill="#79aaa8"]').length;
  expect(pictures()).toEqual([]);
  const before = coloured();
  expect(before).toBeGreaterThan(0);
  rerender(resultOf(plan, "face"));
  expect(new Set(pictures())).toEqual(new Set(["/static/tile.webp"]));
  expect(coloured()).toBe(before);
});

test("one whole tile is told as one", () => {
  const told = (width: number) => {
    const { container, unmount } = render(resultOf(wallOf(width, 300)));
    const text = container.textContent;
    unmount();
    return text;
  };
  const { one, many } = words.counts.whole;
  expect(told(300)).toContain(one.replace("{n}", "1"));
  expect(told(603)).toContain(many.replace("{n}", "2"));
});

test("a size at which nothing is cut is offered where the cuts are hardly any", () => {
  render(resultOf(wallOf(1500, 1800, tileOf({ width: 600, height: 600 }))));
  expect(screen.getByText(words.wholeHeight.replace("{size}", "1,806 mm"))).toBeVisible();
});

test("a room of two tiles names both, and counts and prices each by itself", () => {
  const [metro, stone] = [
    tileOf({ width: 200, height: 100 }, { slug: "metro", name: "Metro" }),
    tileOf(
      { width: 300, height: 300 },
      { slug: "stone", name: "Stone", laying: { work: "Laying stone", from: 50, to: 80, isOwn: true } },
    ),
  ];
  const laying = { joint: 2, bond: "straight" } as const;
  const plan = roomOf("showerOfTwoAndFloor", [
    roomSurface("back", { width: 1008, height: 508, openings: [] }, metro, { tile: metro, ...laying }),
    // Inside of the movement gap, 5 mm wide on all sides: three tiles by three, and their joints.
    roomSurface("floor", { width: 914, height: 914, openings: [] }, stone, { tile: stone, ...laying }),
  ]);
  render(resultOf(plan));
  const tiles = words.tiles.toLowerCase();
  expect(screen.getByRole("row", { name: `Metro: ${tiles} 25` })).toBeVisible();
  expect(screen.getByRole("row", { name: `Stone: ${tiles} 9` })).toBeVisible();
  expect(screen.getByText(/in Metro, .* floor in Stone, straight/)).toBeVisible();
  expect(screen.getAllByText(/£/)).toHaveLength(1);
});

test("a drawing's text alternative has the numbers of the table", () => {
  render(resultOf(wallOf(1000, 603)));
  // 500 to each side of a tile's middle: 150, a joint, 300, a joint and 44; of a joint: 498.5 = 300 + 3 + 195.5.
  expect(screen.getByRole("img", { name: /^Tile, 1,000 mm × 603 mm\./ })).toHaveAccessibleName(
    "Tile, 1,000 mm × 603 mm. Whole tiles: 4. Cut tiles: 4. Cuts left + right: 196 mm + 196 mm. " +
      "Cuts bottom + top: Fits without a cut, joints of 3 mm.",
  );
});

test("the top of a wall under a slope is said to be cut slanting, from a whole course at the floor", () => {
  const surface = { width: 903, height: 900, heights: [900, 450] as const, openings: [] };
  const plan = oneWall(surface, { joint: 1.5, bond: "straight" }, square);
  render(resultOf(plan));
  expect(screen.getByRole("row", { name: "Cuts bottom + top whole + slanting" })).toBeVisible();
});

test("a room's surfaces are drawn and listed one by one, and its tiles are counted together", () => {
  const wall = { width: 903, height: 603, openings: [] };
  const plan = roomOf("showerOfTwo", [
    roomSurface("left", wall, square, laying),
    roomSurface("back", wall, square, laying),
  ]);
  render(resultOf(plan));
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Left wall, Tile, 903 mm × 603 mm\. Whole tiles: 6\./),
    expect.stringMatching(/^Back wall, Tile, 903 mm × 603 mm\. Whole tiles: 6\./),
  ]);
  expect(screen.getAllByRole("row", { name: /^Cuts left \+ right Fits/ })).toHaveLength(1);
  expect(screen.getByRole("row", { name: /^Tiles, with spares/ })).toHaveTextContent("12");
  expect(screen.getByText(/two walls and a tray, 903 mm × 903 mm × 603 mm/)).toBeVisible();
});

test("walls of a room whose cuts differ are named, those with the same cuts together", () => {
  const wall = (width: number) => ({ width, height: 603, openings: [] });
  const plan = roomOf("bath", [
    roomSurface("left", wall(700), square, laying),
    roomSurface("back", wall(903), square, laying),
    roomSurface("right", wall(700), square, laying),
  ]);
  render(resultOf(plan));
  // 700: 350 to each side of a tile's middle: 150, a joint and 197.
  expect(
    screen.getByRole("row", { name: "Left wall, Right wall: cuts left + right 197 mm + 197 mm" }),
  ).toBeVisible();
  expect(screen.getByRole("row", { name: /^Back wall: cuts left \+ right Fits/ })).toBeVisible();
  expect(screen.getByRole("row", { name: /^Cuts bottom \+ top Fits/ })).toBeVisible();
});
