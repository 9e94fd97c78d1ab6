import { render, screen } from "@testing-library/react";
import { type PlannerWords, PlanResult } from "../../src/setting-out/PlanResult";
import { setOut } from "../../src/setting-out/plan";
import { published } from "../content/valid-content";

const words = published("pages/plan-your-tiles.json") as PlannerWords;

function cutsOf(
  width: number,
  height: number,
  size: { width: number; height: number },
  bond: "straight" | "third",
) {
  const tile = {
    slug: "t",
    name: "T",
    ...size,
    thickness: 8,
    joint: 3,
    bonds: [bond],
    tilesPerBox: 6,
    soldAs: "tiles",
  };
  const plan = setOut({ width, height, openings: [] }, { tile, joint: 3, bond });
  render(<PlanResult id="plan" plan={{ ...plan, tile, spares: 10, values: {} }} words={words} />);
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
    const tile = {
      slug: "t",
      name: "T",
      width: 300,
      height: 300,
      thickness: 8,
      joint: 3,
      bonds: ["straight"],
      tilesPerBox: 6,
      soldAs: "tiles",
      rate: { from: 50, to: 80, isOwn },
    };
    const plan = setOut({ width: 2400, height: 2400, openings: [] }, { tile, joint: 3, bond: "straight" });
    render(<PlanResult id="plan" plan={{ ...plan, tile, spares: 10, values: {} }} words={words} />);
    // 5.76 m²
    expect(screen.getByRole("row", { name: `${words.full?.[label]} £290–£460` })).toBeVisible();
    expect(screen.getByText(words.full?.priceNote ?? "")).toBeVisible();
  },
);
