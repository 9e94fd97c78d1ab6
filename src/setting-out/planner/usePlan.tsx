import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { pagePaths } from "../../routes/page-paths";
import type { TileFill } from "../draw/TilePattern";
import type { Offer, Values } from "../request/fields";
import { planQuery, readPlanQuery } from "../request/plan-address";
import type { RequestRead } from "../request/read-request";
import { tellPlan } from "./in-words";
import { leaving, shownProblems, withValues } from "./planner-state";
import type { PlannerWords } from "./words";

interface PlanProps {
  words: PlannerWords;
  offer: Offer;
  /** The values to start with. An address asks for some, and a visitor may have typed some before the script came. */
  valuesToStart: (given: { asked: Values; typed: Values }) => Values;
  /** The values after a visitor has changed a field. */
  valuesAfterChange: (read: RequestRead, name: string, value: string) => Values;
}

/** Gives a field its props: its value, its problem, and the handler of its changes. */
export type Wire = ReturnType<typeof usePlan>["wire"];

/** The id of the planner, and the hash of a plan's address: a page opened with it fetches the planner's script at once. */
export const planId = "plan";

/** A plan that follows the fields of a form, and the address that brings it back. */
export function usePlan({ words, offer, valuesToStart, valuesAfterChange }: PlanProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => withValues(valuesToStart({ asked: {}, typed: {} }), offer));
  const [announced, setAnnounced] = useState("");
  const [fill, setFill] = useState<TileFill>("colour");
  const { read, drawn } = state;
  const isOutdated = read.problems.length > 0;
  const search = drawn && `?${planQuery(drawn.read)}#${planId}`;

  const leave = (name: string) => {
    setState((before) => leaving(before, name));
    if (isOutdated || !drawn || !search) return;
    setAnnounced(tellPlan(words.result, drawn.plan, words));
    history.replaceState(history.state, "", search);
  };
  // A layout effect, so that it runs before the next key: otherwise React sets a field back to its first value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes come from the fields.
  useLayoutEffect(() => {
    const asked = readPlanQuery(new URLSearchParams(location.search));
    const fieldsInPage = [...new FormData(formElement.current ?? undefined)];
    const typed = Object.fromEntries(
      fieldsInPage.flatMap(([name, value]) =>
        value === (read.values[name] ?? "") ? [] : [[name, String(value)]],
      ),
    );
    setState((before) => ({
      ...withValues(valuesToStart({ asked, typed }), offer, before),
      visitedFields: Object.keys(asked),
    }));
    setFill("face");
  }, []);

  const wire = (name: string, label: string) => {
    const value = read.values[name] ?? "";
    const problem = shownProblems(state).find(({ field }) => field === name);
    const tile = offer.tiles.find(({ slug }) => slug === value)?.name ?? value;
    return {
      id: `plan-${name}`,
      name,
      label,
      value,
      error: problem && fillPlaceholders(words.problems[problem.problem], { tile }),
      onChange: ({ target }: { target: { value: string } }) =>
        setState((before) => withValues(valuesAfterChange(before.read, name, target.value), offer, before)),
    };
  };
  return {
    state,
    setState,
    // A key is answered before a room of two thousand tiles is drawn again.
    shown: useDeferredValue(state),
    isOutdated,
    address: search && `${pagePaths.planner}${search}`,
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

/** Says that the drawing needs JavaScript, where it is off. */
export function NeedsScript({ words }: { words: PlannerWords }) {
  return (
    <noscript>
      {/* Enter presses a form's first button. This one is disabled, so Enter sends nothing. */}
      <button type="submit" disabled hidden>
        {words.addToQuote}
      </button>
      <p>{words.needsScript}</p>
    </noscript>
  );
}
