/**
 * The deferred module of every page: starts the parts that the page has. Until it runs, the browser's own behaviour holds:
 * `details`, links and ranges.
 */

import { showOpenNow } from "./components/opening-hours/show-open-now";
import { closeMenus } from "./layout/close-menus";
import { moveDividers } from "./pictures/move-dividers";
import { openPictures } from "./pictures/open-pictures";
import { keepDraft } from "./quote-request/draft/draft";
import { forgetOldAttempts } from "./quote-request/sending/rate-limit";
import { startIslands } from "./scripts/start-islands";
import { logMissingPage } from "./sections/not-found/log-missing-page";
import { countProjects } from "./sections/portfolio/count-projects";
import { checkPostcodes } from "./sections/shared/check-postcodes";

// The form comes first: a fault in another part does not stop it.
keepDraft();
startIslands();
closeMenus();
moveDividers();
openPictures();
countProjects();
checkPostcodes();
showOpenNow();
logMissingPage();
forgetOldAttempts();
