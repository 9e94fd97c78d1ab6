/** What every page does by itself, before it is touched. */

import { leaveToBrowser, loadIslands } from "../../islands/loader";
import { sayOpenNow } from "../../open-now/open-now";
import { forgetOldAttempts } from "../../quote-request/adapters/attempt-store";
import { returnToPlace } from "../page-hash";

returnToPlace();
sayOpenNow();
forgetOldAttempts();
loadIslands(leaveToBrowser);
