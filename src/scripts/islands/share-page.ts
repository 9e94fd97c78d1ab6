import { sharePage } from "../../components/share/share-page";
import { startIslands } from "../../islands/start-islands";

startIslands("share-page", sharePage);
