import { type Aligned, align, type Pointed } from "../../../../src/editor/forms/alignment/align";

const photograph = { width: 4000, height: 3000 };
const corners = [
  { x: 900, y: 2100 },
  { x: 3100, y: 1200 },
] as const;

type Camera = Pick<Aligned, "a" | "b" | "e" | "f">;

const moved = ({ a, b, e, f }: Camera, { x, y }: { x: number; y: number }) => ({
  x: a * x - b * y + e,
  y: b * x + a * y + f,
});

/** A camera that was turned by degrees, came nearer and was moved. */
const held = (degrees: number, scale: number, e: number, f: number): Camera => ({
  a: scale * Math.cos((degrees / 180) * Math.PI),
  b: scale * Math.sin((degrees / 180) * Math.PI),
  e,
  f,
});

/** The same corners as a camera that was held so sees them. */
const seen = (camera: Camera): Pointed => ({
  ...photograph,
  points: [moved(camera, corners[0]), moved(camera, corners[1])],
});

const after: Pointed = { ...photograph, points: corners };

function laid(before: Pointed): Aligned {
  const aligned = align(before, after);
  if (aligned.fault) throw new Error(aligned.fault);
  return aligned;
}

const cameras = [0, 3, -7, 15, -20].flatMap((degrees) =>
  [0.8, 1, 1.3].map((scale) => held(degrees, scale, 150 + 30 * degrees, -90 - 30 * degrees)),
);

describe("Two photographs of the same view", () => {
  it.each(cameras)("lie on each other with their points together: %o", (camera) => {
    const before = seen(camera);
    const aligned = laid(before);
    for (const [index, corner] of corners.entries()) {
      const there = moved(aligned, before.points[index === 0 ? 0 : 1]);
      expect([there.x, there.y]).toEqual([expect.closeTo(corner.x, 4), expect.closeTo(corner.y, 4)]);
    }
  });

  it.each(cameras)("are cut to what both show, in the later one's shape, up to an edge: %o", (camera) => {
    const { x, y, width, height } = laid(seen(camera)).common;
    const edges = [x, y, photograph.width - x - width, photograph.height - y - height];
    for (const corner of [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ]) {
      const there = moved(camera, corner);
      edges.push(there.x, there.y, photograph.width - there.x, photograph.height - there.y);
    }
    expect(Math.min(...edges)).toBeCloseTo(0, 0);
    expect(width / height).toBeCloseTo(photograph.width / photograph.height, 6);
  });

  it("stay as they are where they align already", () => {
    const { common, fault: _none, ...similarity } = laid(after);
    expect(similarity).toEqual({ a: 1, b: 0, e: 0, f: 0 });
    expect(Object.values(common).map(Math.round)).toEqual([0, 0, 4000, 3000]);
  });

  it.each<[why: string, before: Pointed, says: RegExp]>([
    ["points in one place", { ...photograph, points: [corners[0], corners[0]] }, /too near to each other/],
    ["points that were mixed up", { ...photograph, points: [corners[1], corners[0]] }, /on its side/],
    ["points in the first picture that are too near", seen(held(0, 0.1, 0, 0)), /too near to each other/],
    [
      "pictures of different parts of the room",
      seen(held(0, 1, 3000, 0)),
      /1000 pixels wide, and 1200 are needed/,
    ],
    ["pictures that have nothing in common", seen(held(0, 1, 9000, 0)), /0 pixels wide/],
  ])("are refused in one sentence for %s", (_why, before, says) => {
    expect(align(before, after).fault).toMatch(says);
  });
});
