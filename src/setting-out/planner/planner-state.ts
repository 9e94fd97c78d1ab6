import type { Offer, Values } from "../request/fields";
import { type InputProblem, type RequestRead, readRequest } from "../request/read-request";
import { planRoom, type RoomPlan } from "../set-out/room-plan";

export interface PlannerState {
  /** The present values of the fields, and their problems. */
  read: RequestRead;
  /** The last plan that could be drawn, and what it was read from. */
  drawn: { plan: RoomPlan; read: RequestRead } | undefined;
  /** The fields whose problems are shown: those that were left while they were wrong. */
  visitedFields: readonly string[];
}

/** The planner with other values in its fields. */
export function withValues(values: Values, offer: Offer, before?: PlannerState): PlannerState {
  const read = readRequest(values, offer);
  const drawn = read.room ? { plan: planRoom(read.room), read } : before?.drawn;
  return { read, drawn, visitedFields: before?.visitedFields ?? [] };
}

/** A problem is shown once its field is left, and until it is mended. A field that is still empty may wait. */
export function leaving(state: PlannerState, name: string): PlannerState {
  const { problems, values } = state.read;
  const faulty = problems.map(({ field }) => field);
  const visitedFields = faulty.filter(
    (field) => field === name || state.visitedFields.includes(field) || values[field],
  );
  return { ...state, visitedFields };
}

export const showingAll = (state: PlannerState): PlannerState => ({
  ...state,
  visitedFields: state.read.problems.map(({ field }) => field),
});

export const shownProblems = ({ read, visitedFields }: PlannerState): InputProblem[] =>
  read.problems.filter(({ field }) => visitedFields.includes(field));
