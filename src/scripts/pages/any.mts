/** Runs on every page before the visitor touches it. */

import { leaveToBrowser, loadIslands } from "../../islands/loader";
import { forgetOldAttempts } from "../../quote-request/adapters/attempt-store";

forgetOldAttempts();
loadIslands(leaveToBrowser);
