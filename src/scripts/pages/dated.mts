/** What a page does, before it is drawn, that has parts which are seen on some days only. */
import { defineDatedPart } from "../../open-now/dated-part";

defineDatedPart();
