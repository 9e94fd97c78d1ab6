import { hydrateIslands } from "../../islands/hydrate-island";
import { TilePlanner } from "../../setting-out/planner/TilePlanner";

hydrateIslands("tile-planner", TilePlanner);
