/** Runs before the browser draws the page, so that the parts that depend on the time are right from the start. */
import { defineClockElements } from "../../opening-hours/clock-elements";

defineClockElements();
