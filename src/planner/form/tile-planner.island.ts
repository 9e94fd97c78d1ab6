import { hydrateIsland } from "../../scripts/hydrate-island";
import { TilePlanner } from "./TilePlanner";

hydrateIsland("tile-planner", TilePlanner);
