import { planRoom, type RoomPlan } from "../set-out/room-plan";
import { openingFields, type Values } from "./fields";
import { type PlanRead, type Problem, readPlan } from "./read-plan";
import type { Offer } from "./usual-values";

export interface PlannerState {
  /** The present values of the fields, and their problems. */
  read: PlanRead;
  /** The last plan that could be drawn, and what it was read from. */
  drawn: { plan: RoomPlan; read: PlanRead } | undefined;
  /** The fields whose problems are shown: those that were left while they were wrong. */
  leftFields: readonly string[];
}

/** The planner with other values in its fields. */
export function withValues(typed: Values, offer: Offer, before?: PlannerState): PlannerState {
  const read = readPlan(typed, offer);
  const drawn = read.room ? { plan: planRoom(read.room), read } : before?.drawn;
  return { read, drawn, leftFields: before?.leftFields ?? [] };
}

/**
 * The planner after a visitor has changed a field. Another room has its own openings, and another opening its own size. What was
 * chosen before and is not there any more, such as a bond of another tile, gives way to the usual choice.
 */
export function changed(before: PlannerState, name: string, value: string, offer: Offer): PlannerState {
  const opening = openingFields.find(({ kind }) => kind === name);
  const replaced = [
    ...(name === "room" ? openingFields.flatMap((fields) => Object.values(fields)) : []),
    ...(opening ? [opening.width, opening.height, opening.x, opening.y] : []),
  ];
  const typed = { ...without(before.read.typed, replaced), [name]: value };
  const { problems, choices } = readPlan(typed, offer);
  const gone = problems.map(({ field }) => field).filter((field) => field !== name && field in choices);
  return withValues(without(typed, gone), offer, before);
}

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** A problem is shown once its field is left, and until it is mended. A field that is still empty may wait. */
export function leaving(state: PlannerState, name: string): PlannerState {
  const { problems, values } = state.read;
  const faulty = problems.map(({ field }) => field);
  const leftFields = faulty.filter(
    (field) => field === name || state.leftFields.includes(field) || values[field],
  );
  return { ...state, leftFields };
}

export const showingAll = (state: PlannerState): PlannerState => ({
  ...state,
  leftFields: state.read.problems.map(({ field }) => field),
});

export const shownProblems = ({ read, leftFields }: PlannerState): Problem[] =>
  read.problems.filter(({ field }) => leftFields.includes(field));
