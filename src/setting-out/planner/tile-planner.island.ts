import { hydrateIslands } from "../../islands/hydrate-island";
import { SketchOrPlanner } from "./SketchOrPlanner";

hydrateIslands("tile-planner", SketchOrPlanner);
