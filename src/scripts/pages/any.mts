/** What every page does by itself, before it is touched. */
import "../../components/page-hash/return-to-place.mjs";
import "../../open-now/open-now.mjs";
import "../../quote-request/adapters/forget-old-attempts.mjs";
import { leaveToBrowser, loadIslands } from "../../islands/loader";

loadIslands(leaveToBrowser);
