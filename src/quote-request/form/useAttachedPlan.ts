import { useEffect, useState } from "react";
import { planField } from "../../routes/page-paths";
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
    readPlan(served);
    const query = new URLSearchParams(window.location.search);
    if (!query.has(planField)) return;
    history.replaceState(history.state, "", window.location.pathname + window.location.hash);
    if (served) arrived();
  }, []);
  return { plan, readPlan, removePlan: () => setPlan(undefined) };
}
