import { planRoom, type RoomPlan } from "../set-out/room-plan";
import { openingFields, type Values } from "./fields";
import { type FieldsRead, type Problem, readFields } from "./read-fields";
import type { Offer } from "./usual-values";

export interface PlannerState {
  /** The present values of the fields, and their problems. */
  read: FieldsRead;
  /** The last room that could be set out. */
  plan: RoomPlan | undefined;
  /** The fields whose problems are shown. */
  shownFields: readonly string[];
}

/** The planner with other values in its fields. */
export function withValues(typed: Values, offer: Offer, before?: PlannerState): PlannerState {
  const read = readFields(typed, offer);
  return {
    read,
    plan: read.room ? planRoom(read.room) : before?.plan,
    shownFields: before?.shownFields ?? [],
  };
}

/**
 * The planner after a visitor has changed a field. Another room has its own openings, and another opening its own size. An
 * earlier choice that is not there any more, such as a bond of another tile, gives way to the usual one.
 */
export function changed(before: PlannerState, name: string, value: string, offer: Offer): PlannerState {
  const opening = openingFields.find(({ kind }) => kind === name);
  const replaced = [
    ...(name === "room" ? openingFields.flatMap((fields) => Object.values(fields)) : []),
    ...(opening ? [opening.width, opening.height, opening.x, opening.y] : []),
  ];
  const kept = Object.entries(before.read.typed).filter(([field]) => !replaced.includes(field));
  const { typed } = readFields({ ...Object.fromEntries(kept), [name]: value }, offer);
  return withValues(typed, offer, before);
}

/** Shows the problems of all fields, until each is mended. */
export const showingProblems = (state: PlannerState): PlannerState => ({
  ...state,
  shownFields: state.read.problems.map(({ field }) => field),
});

export const shownProblems = ({ read, shownFields }: PlannerState): Problem[] =>
  read.problems.filter(({ field }) => shownFields.includes(field));
