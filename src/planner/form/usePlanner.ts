import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pagePaths } from "../../routes";
import { countsInWords } from "../words/plan-in-words";
import { readAddress, type Values, writeAddress } from "./fields";
import { changed, type PlannerState, showingProblems, shownProblems, withValues } from "./planner-state";
import type { Offer } from "./usual-values";

/** Gives a field its props: its value, its choices, its problem, and the handler of its changes. */
export type Wire = ReturnType<typeof usePlanner>["wire"];

/** The id of the planner, and the hash of its addresses. */
export const planId = "plan";

/** In milliseconds, after the last change: people who listen have stopped typing, and the focus has moved. */
const SPOKEN_AFTER = 1000;

/** A plan that follows the fields of a form, and the address that brings it back. */
export function usePlanner(offer: Offer) {
  const formElement = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => withValues({}, offer));
  const [isTouched, setTouched] = useState(false);
  const [announced, setAnnounced] = useState("");
  const { read } = state;
  const query = writeAddress(read);
  const address = `${pagePaths.planner}${query && `?${query}`}#${planId}`;

  // A layout effect, so that it runs before the next key: otherwise React sets a field back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes come from the fields.
  useLayoutEffect(() => {
    const fromAddress = readAddress(new URLSearchParams(location.search));
    const typed = typedEarly(formElement.current, read.values);
    setState((before) => ({
      ...withValues({ ...fromAddress, ...typed }, offer, before),
      shownFields: Object.keys(fromAddress),
    }));
  }, []);

  const announcement = isTouched ? announcementOf(state) : "";
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(announcement), SPOKEN_AFTER);
    return () => clearTimeout(timer);
  }, [announcement]);

  const wire = (name: string, label: string) => ({
    id: `plan-${name}`,
    name,
    label,
    value: read.values[name] ?? "",
    choices: read.choices[name],
    error: shownProblems(state).find(({ field }) => field === name)?.sentence,
    onChange: ({ target }: { target: { value: string } }) => {
      setTouched(true);
      setState((before) => changed(before, name, target.value, offer));
    },
  });
  const leaveField = () => {
    setState(showingProblems);
    if (isTouched && read.room) history.replaceState(history.state, "", address);
  };
  return {
    state,
    // A key is answered before a room of two thousand tiles is drawn again.
    drawn: useDeferredValue(state),
    address,
    announced,
    wire,
    form: { ref: formElement, onBlur: leaveField },
  };
}

/** The fields that a visitor filled in before the script came. */
function typedEarly(form: HTMLFormElement | null, served: Values): Values {
  const entries = [...new FormData(form ?? undefined)].filter(([name, value]) => value !== served[name]);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** The first problem that is shown, or the result. Nothing while somebody is still typing what is not right yet. */
function announcementOf(state: PlannerState): string {
  const [problem] = shownProblems(state);
  if (problem) return problem.sentence;
  return state.plan && state.read.room ? countsInWords(state.plan) : "";
}
