import { hydrateIsland } from "../scripts/hydrate-island";
import { TilePlanner } from "./form/TilePlanner";

hydrateIsland("tile-planner", TilePlanner);
