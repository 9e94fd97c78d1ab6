import { checkPostcode } from "../../postcode-check/check-postcode";
import { startIslands } from "../start-islands";

startIslands("check-postcode", checkPostcode);
