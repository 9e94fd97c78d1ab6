/** What every page does by itself, before it is touched. */

import { leaveToBrowser, loadIslands } from "../../islands/loader";
import { forgetOldAttempts } from "../../quote-request/adapters/attempt-store";
import { returnToPlace } from "../page-hash";

returnToPlace();
forgetOldAttempts();
loadIslands(leaveToBrowser);
