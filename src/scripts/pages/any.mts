/** Runs on every page before the visitor touches it. */

import { leaveToBrowser, loadIslands } from "../../islands/loader";

loadIslands(leaveToBrowser);
