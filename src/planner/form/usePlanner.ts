import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { planRoom, type RoomPlan } from "../amounts/room-plan";
import { formatCounts } from "../format/format-plan";
import type { PlannedTiles } from "../room/planned-tile";
import { planLink, readQuery, type Values, writeQuery } from "./fields";
import { changeField, type PlannerForm, readPlannerForm } from "./planner-form";

export type PropsOf = ReturnType<typeof usePlanner>["propsOf"];

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
export function usePlanner(tiles: PlannedTiles) {
  const formElement = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => plannerWith(readPlannerForm({}, tiles)));
  const [isEdited, setEdited] = useState(false);
  const { form } = state;
  const link = planLink(writeQuery(form));
  const shownProblems = form.problems.filter(({ field }) => state.shownFields.includes(field));

  // A layout effect, so that it runs before the next key: otherwise React sets a field back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes come from the fields.
  useLayoutEffect(() => {
    const fromQuery = readQuery(new URLSearchParams(location.search));
    const typed = typedEarly(formElement.current, form.values);
    setState((before) => ({
      ...plannerWith(readPlannerForm({ ...fromQuery, ...typed }, tiles), before),
      shownFields: Object.keys(fromQuery),
    }));
  }, []);

  // Nothing while a visitor is still typing a wrong value.
  const outcome = state.plan && form.room ? formatCounts(state.plan) : "";
  const announced = useUnchanged(isEdited ? (shownProblems[0]?.message ?? outcome) : "");

  const propsOf = (name: string, label: string) => ({
    id: `plan-${name}`,
    name,
    label,
    value: form.values[name] ?? "",
    choices: form.choices[name],
    error: shownProblems.find(({ field }) => field === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => {
      setEdited(true);
      setState((before) => plannerWith(changeField(before.form, name, target.value, tiles), before));
    },
  });
  const leaveField = () => {
    // Show current problems until they are corrected.
    setState((before) => ({ ...before, shownFields: before.form.problems.map(({ field }) => field) }));
    if (isEdited && form.room) history.replaceState(history.state, "", link);
  };
  return {
    state,
    shownProblems,
    // A key is answered before a room of two thousand tiles is drawn again.
    drawn: useDeferredValue(state),
    link,
    announced,
    propsOf,
    formProps: { ref: formElement, onBlur: leaveField },
  };
}

/** How long a text has to stay the same to be spoken: people who listen have stopped typing, and the focus has moved. */
const spokenAfterMs = 1000;

/** The last text that stayed the same for so long. */
function useUnchanged(text: string): string {
  const [unchanged, setUnchanged] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(text), spokenAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return unchanged;
}

/** The fields that a visitor filled in before the script came. */
function typedEarly(form: HTMLFormElement | null, served: Values): Values {
  const entries = [...new FormData(form ?? undefined)].filter(([name, value]) => value !== served[name]);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
