import { moveDivider } from "../../components/before-after/move-divider";
import { startIslands } from "../../islands/start-islands";

startIslands("move-divider", moveDivider);
