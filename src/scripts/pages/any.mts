/** Runs on every page before the visitor touches it. */

import { leaveToBrowser, loadIslands } from "../../islands/loader";
import { returnToPlace } from "../../islands/page-hash";
import { forgetOldAttempts } from "../../quote-request/adapters/attempt-store";

returnToPlace();
forgetOldAttempts();
loadIslands(leaveToBrowser);
