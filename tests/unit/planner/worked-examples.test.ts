import { planRoom } from "../../../src/planner/amounts/room-plan";
import { readPlannerForm } from "../../../src/planner/form/planner-form";
import { tileOf } from "./one-wall";

type Example = [
  name: string,
  typed: Record<string, string>,
  tile: [width: number, height: number],
  counted: { whole: number; cut: number; tiles: number },
];

const wall = (width: number, height: number, joint: number, bond = "straight") => ({
  width: `${width} mm`,
  height: `${height} mm`,
  joint: `${joint}`,
  bond,
});

/** Each was calculated by hand. A step is a tile and a joint. */
const examples: Example[] = [
  // Across: centred on a joint, 1199 to each side, 5 steps of 202 and a cut of 189: 10 whole and 2 cut.
  // Up: centred on a joint, 1199 = 11 steps of 102 and a cut of 77: 22 whole and 2 cut. 10 × 22 whole, 12 × 24 in all.
  ["a metro wall of 2.4 by 2.4 m", wall(2400, 2400, 2), [200, 100], { whole: 220, cut: 68, tiles: 288 }],
  // 3 × 300 + 2 × 3 = 906: a tile in the middle and 297 on each side, in both directions.
  ["a wall of 0.9 by 0.9 m", wall(900, 900, 3), [300, 300], { whole: 1, cut: 8, tiles: 9 }],
  // 906 is 3 too long: 1.5 at each end, which joints of (903 − 900) / 2 = 1.5 take up.
  ["a wall that narrower joints fit", wall(903, 903, 3), [300, 300], { whole: 9, cut: 0, tiles: 9 }],
  // Across, moved by a quarter: 750 − 50.5 = 699.5 = 3 steps, a joint and 91.5; 800.5 = 3 steps, a joint and 192.5: 7 whole
  // and 2 cut in each course. Up: 299 = 2 steps of 102 and 95: 4 whole courses and 2 cut. 7 × 4 whole, 9 × 6 in all.
  [
    "the wall over a bath of 1.7 m",
    wall(1700, 600, 2, "brick"),
    [200, 100],
    { whole: 28, cut: 26, tiles: 54 },
  ],
  // Across: 2 × 598 + 2 = 1198, which a joint of 4 makes 1200. Up: 1701 = 2 steps of 600, a joint and 499: 5 whole, 2 cut.
  ["a wall of 1.2 by 4 m", wall(1200, 4000, 2), [598, 598], { whole: 10, cut: 4, tiles: 14 }],
  // Up: centred on a joint, 1198.5 = a step of 603 and 595.5: 2 whole slabs, 2 cut, which do not fit into one.
  ["a wall of slabs", wall(1200, 2400, 3), [1200, 600], { whole: 2, cut: 2, tiles: 4 }],
  // Nine courses: six of 398 + 1200 + 798 and three of 1199 + 1199. 398 + 3 + 798 = 1199: both ends from one plank.
  // 6 × (1 + 1) + 3 × 2 = 18 planks. The first and the last course are cut to 142. In the seven between, five have a whole
  // plank and two ends, and two have two of 1199, which are whole: a tiler cuts no millimetre off.
  [
    "planks on a wall of 2.4 by 1.7 m",
    wall(2400, 1700, 2, "third"),
    [1200, 200],
    { whole: 9, cut: 15, tiles: 18 },
  ],
  // Planks upright, 200 wide: 1000 = on a tile, 400 to each side: a step of 203, a joint and 194: 3 whole and 2 cut.
  // Up: 900 of 1200: every plank is cut to 900, and 300 left of each serve nowhere.
  ["upright planks", wall(1000, 900, 3, "vertical"), [1200, 200], { whole: 0, cut: 5, tiles: 5 }],
  // Between two gaps of 5 mm, 906 = 3 × 300 + 2 × 3. From wall to wall it would be a tile and two cuts of 305.
  [
    "a shower floor of 916 by 916 mm",
    { room: "floor", width: "916", depth: "916", joint: "3" },
    [300, 300],
    { whole: 9, cut: 0, tiles: 9 },
  ],
  // 2390 by 1690 between the gaps. Up: 845 to each side of a tile's middle: 3 steps of 202, a joint and 137: seven whole
  // courses and two of 137. Across: three of the nine are 1194 + 1194, the others 393 + 1200 + 793.
  // The two cut courses: 2 cuts below, 3 above. Of the seven between, two have 2 cuts, five a whole plank and 2 cuts.
  // Planks: 2 below; above 1, and 1 for both ends; 2 × 2 of 1194; 5 whole, and 5 for 393 + 3 + 793 = 1189.
  [
    "a plank floor of 2.4 by 1.7 m",
    { room: "floor", width: "2400", depth: "1700", bond: "third" },
    [1200, 200],
    { whole: 5, cut: 19, tiles: 18 },
  ],
  // From a whole tile on the worktop, 150 + 2 + 150 + 2 = 304, and 146 are left. Each course: 14 whole and 2 cut.
  [
    "a splashback of 2.4 m, which stands on a worktop",
    { room: "splashback", width: "2400", height: "450" },
    [150, 150],
    { whole: 2 * 14, cut: 2 * 2 + 16, tiles: 48 },
  ],
  // On the rim of 560 the floor would have 48, a sliver; a joint above it, at 562, it has 50. Up from there 17 courses of 102
  // reach 2296, and 54 are left. Each: 189 + 10 whole + 189. Beside the bath, from 1700: 105, two whole and 189, in 5 courses
  // of whole tiles and one of 50. Whole: 17 × 10 + 5 × 2. Cut: 17 × 2 + 12 + 5 × 2 + 4.
  [
    "a wall with a bath, on whose rim courses begin",
    { ...wall(2400, 2350, 2), opening1: "bath" },
    [200, 100],
    { whole: 180, cut: 60, tiles: 240 },
  ],
  // Up from a sill at 1100, 12 courses of 102 reach 2324, and 76 are left; down from it, ten reach 80, and a joint and 78 are
  // left. Each: 189 + 10 whole + 189. Beside the window, from 750 to 1650, are 189 + 2 whole + 155 at both ends, in the 9
  // courses up to 2016; the tenth is cut to 68 above the window's head at 2050: 4 whole, and 8 cut with the two corners.
  // Whole: 12 × 10 + 9 × 4 + 4. Cut: 12 × 2 + 9 × 4 + 8 + 2 × 12.
  [
    "a wall with a window, at whose sill a course begins",
    { ...wall(2400, 2400, 2), opening1: "window", height1: "950" },
    [200, 100],
    { whole: 160, cut: 92, tiles: 252 },
  ],
];

it.each(examples)("%s is counted as by hand", (_name, typed, [width, height], counted) => {
  const tile = tileOf({ width, height }, { bonds: [typed.bond ?? "straight"] });
  const { room } = readPlannerForm({ ...typed, spares: "0" }, [tile]);
  const plan = room && planRoom(room);
  const tiles = plan?.amounts.perTile[0]?.tileCount;
  expect({ whole: plan?.wholeTiles, cut: plan?.cutTiles, tiles }).toEqual(counted);
});
