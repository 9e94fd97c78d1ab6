import { PlanSketch, type PlanSketchProps } from "./PlanSketch";
import { TilePlanner, type TilePlannerProps } from "./TilePlanner";

/** Hydrates a page's sketch or its planner. One script holds both: visitors go on from a sketch to the planner. */
export function SketchOrPlanner(props: PlanSketchProps | TilePlannerProps) {
  return "initialValues" in props ? <PlanSketch {...props} /> : <TilePlanner {...props} />;
}
