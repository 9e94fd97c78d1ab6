/** What every page does by itself, before it is touched. */
import { returnToPlace } from "../../components/page-hash/page-hash";
import { leaveToBrowser, loadIslands } from "../../islands/loader";
import { sayOpenNow } from "../../open-now/say-open-now";
import { forgetOldAttempts } from "../../quote-request/adapters/attempt-store";

returnToPlace();
sayOpenNow();
forgetOldAttempts();
loadIslands(leaveToBrowser);
