import { startIslands } from "../../islands/start-islands";
import { checkPostcode } from "../../postcode-check/check-postcode";

startIslands("check-postcode", checkPostcode);
