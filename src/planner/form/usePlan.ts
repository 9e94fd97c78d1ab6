import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pagePaths } from "../../routes";
import type { TileFill } from "../draw/TilePattern";
import { countsInWords } from "../words/plan-in-words";
import { planQuery, readAddress, type Values } from "./fields";
import { changed, leaving, type PlannerState, shownProblems, withValues } from "./planner-state";
import { problemInWords } from "./problem-words";
import type { Offer } from "./usual-values";

/** Gives a field its props: its value, its problem, and the handler of its changes. */
export type Wire = ReturnType<typeof usePlan>["wire"];

/** The id of the planner, and the hash of a plan's address. */
export const planId = "plan";

/** In milliseconds, after the last change: people who listen have stopped typing, and the focus has moved. */
const SPOKEN_AFTER = 1000;

/** A plan that follows the fields of a form, and the address that brings it back. */
export function usePlan(offer: Offer) {
  const formElement = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => withValues({}, offer));
  const [isTouched, setTouched] = useState(false);
  const [announced, setAnnounced] = useState("");
  const [fill, setFill] = useState<TileFill>("colour");
  const { read, drawn } = state;
  const query = drawn && planQuery(drawn.read);
  const address = `${pagePaths.planner}${query && `?${query}`}#${planId}`;

  // A layout effect, so that it runs before the next key: otherwise React sets a field back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes come from the fields.
  useLayoutEffect(() => {
    const asked = readAddress(new URLSearchParams(location.search));
    const typed = typedEarly(formElement.current, read.values);
    setState((before) => ({
      ...withValues({ ...asked, ...typed }, offer, before),
      leftFields: Object.keys(asked),
    }));
    setFill("face");
  }, []);

  const spoken = isTouched ? inWords(state) : "";
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(spoken), SPOKEN_AFTER);
    return () => clearTimeout(timer);
  }, [spoken]);

  const wire = (name: string, label: string) => {
    const problem = shownProblems(state).find(({ field }) => field === name);
    return {
      id: `plan-${name}`,
      name,
      label,
      value: read.values[name] ?? "",
      error: problem && problemInWords(problem),
      onChange: ({ target }: { target: { value: string } }) => {
        setTouched(true);
        setState((before) => changed(before, name, target.value, offer));
      },
    };
  };
  const leave = (name: string) => {
    setState((before) => leaving(before, name));
    if (isTouched && read.problems.length === 0) history.replaceState(history.state, "", address);
  };
  return {
    state,
    setState,
    // A key is answered before a room of two thousand tiles is drawn again.
    shown: useDeferredValue(state),
    address,
    announced,
    wire,
    fill,
    form: {
      ref: formElement,
      action: `${pagePaths.planner}#${planId}`,
      onBlur: ({ target }: { target: { name: string } }) => leave(target.name),
    },
  };
}

/** What a visitor typed into the served form before the script came. */
function typedEarly(form: HTMLFormElement | null, served: Values): Values {
  const entries = [...new FormData(form ?? undefined)].filter(([name, value]) => value !== served[name]);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** The first problem that is shown, or the result. Nothing while somebody is still typing what is not right yet. */
function inWords(state: PlannerState): string {
  const [problem] = shownProblems(state);
  if (problem) return problemInWords(problem);
  return state.drawn && state.read.problems.length === 0 ? countsInWords(state.drawn.plan) : "";
}
