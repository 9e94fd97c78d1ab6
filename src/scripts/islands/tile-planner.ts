import { hydrateIslands } from "../../islands/hydrate-island";
import { showError } from "../../islands/show-error";
import { TilePlanner } from "../../setting-out/TilePlanner";

hydrateIslands("tile-planner", TilePlanner, () => {}, showError);
