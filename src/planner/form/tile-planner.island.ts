import { hydrateIslands } from "../../islands/hydrate-island";
import { TilePlanner } from "./TilePlanner";

hydrateIslands("tile-planner", TilePlanner);
