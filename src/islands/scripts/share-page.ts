import { sharePage } from "../../components/share/share-page";
import { startIslands } from "../start-islands";

startIslands("share-page", sharePage);
