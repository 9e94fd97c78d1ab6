import fc from "fast-check";
import { roomNames } from "../../../../src/content/values/planner-names";
import { openingFields } from "../../../../src/planner/form/fields";
import { openingTypes } from "../../../../src/planner/room/openings";

/** Fields as people type them, in whole millimetres; some openings do not fit, and some rooms are too small for theirs. */
export const typedFields = fc
  .record({
    room: fc.constantFrom(...roomNames),
    width: fc.integer({ min: 300, max: 3000 }).map(String),
    depth: fc.integer({ min: 300, max: 3000 }).map(String),
    height: fc.integer({ min: 300, max: 2700 }).map(String),
    bond: fc.constantFrom("straight", "brick", "third"),
    joint: fc.constantFrom("1.5", "2", "3"),
    openings: fc.array(
      fc.record({
        type: fc.constantFrom(...openingTypes),
        on: fc.constantFrom("left", "back", "right", "front", "floor"),
        width: fc.integer({ min: 100, max: 900 }),
        height: fc.integer({ min: 100, max: 900 }),
        x: fc.integer({ min: 20, max: 1500 }),
        y: fc.integer({ min: 20, max: 1500 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ openings, ...values }): Record<string, string> => {
    const entries = openings.flatMap((opening, index) =>
      Object.entries(openingFields[index] ?? {}).map(([part, field]) => [
        field,
        String(opening[part as keyof typeof opening]),
      ]),
    );
    return { ...values, ...Object.fromEntries(entries) };
  });
