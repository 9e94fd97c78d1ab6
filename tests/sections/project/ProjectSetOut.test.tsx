import { render, screen } from "@testing-library/react";
import { ProjectSetOut } from "../../../src/sections/project/ProjectSetOut";

/** From one square metre of a wall to a picture of which it fills the lower left quarter. */
const facing = [0.0005, 0, 0, 0, -0.0005, 1, 0, 0, 1];

const wall = {
  name: "Wall",
  size: { width: 1000, height: 1000 },
  tile: { width: 300, height: 300 },
  joint: 0,
  bond: "straight",
  camera: facing,
};

function lines(surface: object) {
  render(
    <ProjectSetOut
      project={{
        surfaces: [{ ...wall, openings: null, drain: null, ...surface }],
        pictures: [{ image: { childImageSharp: { original: { width: 1600, height: 800 } } } }],
      }}
      words={{ setOut: "How it was set out", setOutLines: "Its lines" }}
    />,
  );
  const drawing = screen.getByRole("img", { name: "Its lines", hidden: true });
  return {
    paths: [...drawing.querySelectorAll("path")].map((path) => path.getAttribute("d")).join(""),
    figures: [...drawing.querySelectorAll("text")].map(({ textContent }) => textContent),
  };
}

test("a wall, its window and its first tile are drawn where the camera saw them, with the planner's cuts", () => {
  const { paths, figures } = lines({ openings: [{ x: 100, y: 200, width: 400, height: 600 }] });
  expect(paths).toContain("M0,500L500,500L500,250L0,250z");
  expect(paths).toContain("M50,450L250,450L250,300L50,300z");
  expect(figures).toEqual(["200", "200", "200", "200"]);
});

test("each figure is the width of the cut on which it is printed, and a whole tile has none", () => {
  // Five courses of 200 mm in third bond, of which the third is the middle one: its last piece is a whole tile.
  // The first course begins 100 mm left of the wall, the third 200 mm further: its pieces are 100, 300, 300 and 300.
  const { figures } = lines({ tile: { width: 300, height: 200 }, bond: "third" });
  // The courses below and above it end in cuts of 200 and 100 mm; courses fill the height.
  expect(figures).toEqual(["100", "200"]);
});

test("a piece that is cut at both ends has one figure", () => {
  // Slabs of 300 by 1200 on a wall of 1000: each is cut to 1000, and those at the ends to 50 as well.
  expect(
    lines({ tile: { width: 300, height: 1200 } }).figures.filter((figure) => figure === "1000"),
  ).toHaveLength(1);
});

test("a floor falls to its drain", () => {
  expect(lines({ drain: { x: 500, y: 900 } }).paths).toContain("M250,450L250,288");
});

test("what lies behind the camera is left out", () => {
  const { paths } = lines({ camera: [0.0005, 0, 0, 0, -0.0005, 1, 0, 0.002, -1] });
  const places = (paths.match(/-?\d+/g) ?? []).map(Number);
  expect(places.length).toBeGreaterThan(8);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});
