import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pagePaths } from "../../routes";
import { planRoom, type RoomPlan } from "../set-out/room-plan";
import { countsInWords } from "../words/plan-in-words";
import type { Catalogue } from "./catalogue";
import { type Problem, readAddress, type Values, writeAddress } from "./fields";
import { enteredAfter, type PlannerForm, readPlannerForm } from "./planner-form";

/** Returns the props of a field: its value, its choices, its error, and the handler of its changes. */
export type PropsOf = ReturnType<typeof usePlanner>["propsOf"];

/** The id of the planner, and the hash of its addresses. */
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

/** Returns the planner with these fields. If they describe no room, its plan stays as before. */
function plannerWith(entered: Values, catalogue: Catalogue, before?: PlannerState): PlannerState {
  const form = readPlannerForm(entered, catalogue);
  const plan = form.room ? planRoom(form.room) : before?.plan;
  return { form, plan, shownFields: before?.shownFields ?? [] };
}

/** A plan that follows the fields of a form, and the address that brings it back. */
export function usePlanner(catalogue: Catalogue) {
  const formElement = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => plannerWith({}, catalogue));
  const [isTouched, setTouched] = useState(false);
  const [announced, setAnnounced] = useState("");
  const { form } = state;
  const query = writeAddress(form);
  const address = `${pagePaths.planner}${query && `?${query}`}#${planId}`;

  // A layout effect, so that it runs before the next key: otherwise React sets a field back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes come from the fields.
  useLayoutEffect(() => {
    const fromAddress = readAddress(new URLSearchParams(location.search));
    const typed = typedEarly(formElement.current, form.values);
    setState((before) => ({
      ...plannerWith({ ...fromAddress, ...typed }, catalogue, before),
      shownFields: Object.keys(fromAddress),
    }));
  }, []);

  const announcement = isTouched ? announcementOf(state) : "";
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
      setTouched(true);
      setState((before) =>
        plannerWith(enteredAfter(before.form, name, target.value, catalogue), catalogue, before),
      );
    },
  });
  const leaveField = () => {
    // Show current problems until they are corrected.
    setState((before) => ({ ...before, shownFields: before.form.problems.map(({ field }) => field) }));
    if (isTouched && form.room) history.replaceState(history.state, "", address);
  };
  return {
    state,
    // A key is answered before a room of two thousand tiles is drawn again.
    drawn: useDeferredValue(state),
    address,
    announced,
    propsOf,
    formProps: { ref: formElement, onBlur: leaveField },
  };
}

/** Returns the fields that a visitor filled in before the script came. */
function typedEarly(form: HTMLFormElement | null, served: Values): Values {
  const entries = [...new FormData(form ?? undefined)].filter(([name, value]) => value !== served[name]);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const shownProblems = ({ form, shownFields }: PlannerState): Problem[] =>
  form.problems.filter(({ field }) => shownFields.includes(field));

/** Returns the first problem that is shown, or the counts. Nothing while somebody is still typing what is not right yet. */
function announcementOf(state: PlannerState): string {
  const [problem] = shownProblems(state);
  if (problem) return problem.message;
  return state.plan && state.form.room ? countsInWords(state.plan) : "";
}
