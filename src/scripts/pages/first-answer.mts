/** Runs instead of early.mts on pages that promise a first answer. */
import "./early.mjs";
import { defineFirstAnswer } from "../../opening-hours/clock-elements";

defineFirstAnswer();
