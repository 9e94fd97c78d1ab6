import { moveDivider } from "../../components/before-after/move-divider";
import { startIslands } from "../start-islands";

startIslands("move-divider", moveDivider);
