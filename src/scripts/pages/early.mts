/** Runs before the browser draws the page, so that the parts that depend on the time are right from the start. */
import { defineDatedPart } from "../../open-now/dated-part-element";
import { defineOpenNow } from "../../open-now/open-now-element";

defineDatedPart();
defineOpenNow();
