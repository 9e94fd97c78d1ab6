/**
 * The deferred module of every page: starts the parts that the page has. Until it runs, the browser's own behaviour holds:
 * `details`, links and ranges.
 */
import { moveDividers } from "./divider/move-dividers";
import { closeMenus } from "./menus/close-menus";
import { showOpenNow } from "./opening-hours/show-open-now";
import { openPictures } from "./pictures/open-pictures";
import { checkPostcodes } from "./postcode-check/check-postcodes";
import { countProjects } from "./project-filter/count-projects";
import { forgetOldAttempts } from "./quote-request/adapters/attempt-store";
import { keepDraft } from "./quote-request/adapters/keep-draft";
import { startIslands } from "./scripts/start-islands";
import { showFocusedHouse } from "./sections/home/show-focused-house";
import { logMissingPage } from "./sections/not-found/log-missing-page";

closeMenus();
moveDividers();
openPictures();
countProjects();
checkPostcodes();
showOpenNow();
showFocusedHouse();
logMissingPage();
keepDraft();
forgetOldAttempts();
startIslands();
