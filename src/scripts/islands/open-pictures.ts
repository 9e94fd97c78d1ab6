import { viewPictures } from "../../components/gallery/view-pictures";
import { startIslands } from "../../islands/start-islands";

const open = viewPictures();

startIslands("open-pictures", (link) => open && link.addEventListener("click", open));
