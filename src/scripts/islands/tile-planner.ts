import { hydrateIslands } from "../../islands/hydrate-island";
import { TilePlanner } from "../../setting-out/TilePlanner";

hydrateIslands("tile-planner", TilePlanner);
