import { PlanSketch, type PlanSketchProps } from "./PlanSketch";
import { TilePlanner, type TilePlannerProps } from "./TilePlanner";

/** What a page has of the two. They share a script: whoever sketches goes on to the planner, and has its script by then. */
export function SketchOrPlanner(props: PlanSketchProps | TilePlannerProps) {
  return "begin" in props ? <PlanSketch {...props} /> : <TilePlanner {...props} />;
}
