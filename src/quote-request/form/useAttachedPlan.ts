import { useEffect, useState } from "react";
import { planField } from "../../routes/page-paths";
import { isOpenedBy } from "../adapters/opened-by";
import { servedPlan } from "../adapters/served-form";
import { type AttachedPlan, readPlanText } from "../rules/attached-plan";

/**
 * Holds the plan that goes with the request; a draft may have one. `arrived` is called once, where the visitor has just come
 * from the planner with it.
 */
export function useAttachedPlan(arrived: () => void) {
  const [plan, setPlan] = useState<AttachedPlan>();
  const [served] = useState(servedPlan);
  const readPlan = (text: string) => setPlan(readPlanText(text, window.location.origin));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form starts
  useEffect(() => {
    // Null without the field. With it, the field is empty unless the browser could not store the plan.
    const carried = new URLSearchParams(window.location.search).get(planField);
    const text = served || carried || "";
    readPlan(text);
    if (text && carried !== null && isOpenedBy("navigate")) arrived();
  }, []);
  /** Without the plan, its address would wake the form at the next visit for nothing. */
  const removePlan = () => {
    setPlan(undefined);
    history.replaceState(history.state, "", window.location.pathname + window.location.hash);
  };
  return { plan, readPlan, removePlan };
}
