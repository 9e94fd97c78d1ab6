import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pagePaths } from "../../routes";
import { planRoom, type RoomPlan } from "../amounts/room-plan";
import { formatCounts } from "../format/format-plan";
import type { Catalogue } from "./catalogue";
import { type Problem, readQuery, type Values, writeQuery } from "./fields";
import { changeField, type PlannerForm, readPlannerForm } from "./planner-form";

export type PropsOf = ReturnType<typeof usePlanner>["propsOf"];

/** The id of the planner, and the hash of its links. */
export const planId = "plan";

/** How long after the last change the result is spoken: people who listen have stopped typing, and the focus has moved. */
const spokenAfterMs = 1000;

interface PlannerState {
  form: PlannerForm;
  /** The plan of the last room that could be set out. */
  plan: RoomPlan | undefined;
  /** The fields whose problems are shown. */
  shownFields: readonly string[];
}

/** If the form describes no room, the plan stays as before. */
function plannerWith(form: PlannerForm, before?: PlannerState): PlannerState {
  const plan = form.room ? planRoom(form.room) : before?.plan;
  return { form, plan, shownFields: before?.shownFields ?? [] };
}

/** A plan that follows the fields of a form, and the link that brings it back. */
export function usePlanner(catalogue: Catalogue) {
  const formElement = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => plannerWith(readPlannerForm({}, catalogue)));
  const [isEdited, setEdited] = useState(false);
  const [announced, setAnnounced] = useState("");
  const { form } = state;
  const query = writeQuery(form);
  const link = `${pagePaths.planner}${query && `?${query}`}#${planId}`;

  // A layout effect, so that it runs before the next key: otherwise React sets a field back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes come from the fields.
  useLayoutEffect(() => {
    const fromQuery = readQuery(new URLSearchParams(location.search));
    const typed = typedEarly(formElement.current, form.values);
    setState((before) => ({
      ...plannerWith(readPlannerForm({ ...fromQuery, ...typed }, catalogue), before),
      shownFields: Object.keys(fromQuery),
    }));
  }, []);

  const announcement = isEdited ? announcementOf(state) : "";
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(announcement), spokenAfterMs);
    return () => clearTimeout(timer);
  }, [announcement]);

  const propsOf = (name: string, label: string) => ({
    id: `plan-${name}`,
    name,
    label,
    value: form.values[name] ?? "",
    choices: form.choices[name],
    error: shownProblems(state).find(({ field }) => field === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => {
      setEdited(true);
      setState((before) => plannerWith(changeField(before.form, name, target.value, catalogue), before));
    },
  });
  const leaveField = () => {
    // Show current problems until they are corrected.
    setState((before) => ({ ...before, shownFields: before.form.problems.map(({ field }) => field) }));
    if (isEdited && form.room) history.replaceState(history.state, "", link);
  };
  return {
    state,
    // A key is answered before a room of two thousand tiles is drawn again.
    drawn: useDeferredValue(state),
    link,
    announced,
    propsOf,
    formProps: { ref: formElement, onBlur: leaveField },
  };
}

/** The fields that a visitor filled in before the script came. */
function typedEarly(form: HTMLFormElement | null, served: Values): Values {
  const entries = [...new FormData(form ?? undefined)].filter(([name, value]) => value !== served[name]);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const shownProblems = ({ form, shownFields }: PlannerState): Problem[] =>
  form.problems.filter(({ field }) => shownFields.includes(field));

/** The first problem that is shown, or the counts. Nothing while a visitor is still typing a wrong value. */
function announcementOf(state: PlannerState): string {
  const [problem] = shownProblems(state);
  if (problem) return problem.message;
  return state.plan && state.form.room ? formatCounts(state.plan) : "";
}
