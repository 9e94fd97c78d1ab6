/** Runs as early.mts does, on pages that promise a first answer. */
import { defineFirstAnswer } from "../../open-now/first-answer-element";

defineFirstAnswer();
