import { fireEvent, render, screen } from "@testing-library/react";
import type { RoomName } from "../../../src/content/fields/room-names";
import { PlanSketch } from "../../../src/setting-out/planner/PlanSketch";
import type { SketchWords } from "../../../src/setting-out/planner/words";
import { presetValues } from "../../../src/setting-out/request/fields";
import { published } from "../../content/valid-content";
import { tileOf } from "../one-wall";

const words = published("pages/plan-your-tiles.json") as SketchWords;

function sketch(room: RoomName) {
  const tiles = [tileOf({ width: 300, height: 300 })] as const;
  const initialValues = presetValues(room, { tiles });
  const { container } = render(<PlanSketch {...{ words, tiles, room, initialValues }} />);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const type = (name: string, value: string) => {
    fireEvent.change(screen.getByLabelText(words.measures[name as "w"]), { target: { value } });
  };
  return { container, field, type };
}

test.each([
  ["bathroom", ["left", "back", "right"]],
  ["splashback", ["back"]],
  ["floor", ["floor"]],
] as const)("of a room (%s) the walls in sight are drawn, or its floor", (room, surfaces) => {
  sketch(room);
  const drawn = screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"));
  expect(drawn).toHaveLength(surfaces.length);
  if (surfaces.length > 1)
    for (const [index, surface] of surfaces.entries())
      expect(drawn[index]).toContain(words.surfaces[surface]);
});

test("what the sketch has no field for goes on to the planner, and its openings follow the size", () => {
  const { field, type } = sketch("bathroom");
  expect(field("room")).toHaveValue("bathroom");
  const window = () => Number.parseInt(field("o2x")?.value ?? "", 10);
  const before = window();
  type("w", "4 m");
  expect(window()).toBeGreaterThan(before);
});

test("while a size is wrong, the last drawing stays and says so", () => {
  const { container, type } = sketch("wall");
  type("w", "wide");
  expect(container).toHaveTextContent(words.outdated);
  expect(screen.getByRole("img")).toHaveAttribute("aria-label", expect.stringContaining("2,400 mm"));
  type("w", "3 m");
  expect(container).not.toHaveTextContent(words.outdated);
  expect(screen.getByRole("img")).toHaveAttribute("aria-label", expect.stringContaining("3,000 mm"));
});
