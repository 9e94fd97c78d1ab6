import { decimalNumber } from "./content-fields";

/** In degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The United Kingdom, in degrees. The limits catch two numbers that were swapped. */
const ukBounds = { south: 49, north: 61, west: -9, east: 2 };

/** The two fields of a position on the map. `what` names it in their hints. */
export function coordinates(what: string) {
  const latitude = `How far north ${what} lies, with five decimals. Right-click it in Google Maps: this is the first of the two numbers.`;
  const longitude = `How far east ${what} lies, the second number; west of Greenwich with a minus in front.`;
  const { south, north, west, east } = ukBounds;
  return {
    latitude: decimalNumber("Latitude", { min: south, max: north, hint: latitude, isAdvanced: true }),
    longitude: decimalNumber("Longitude", { min: west, max: east, hint: longitude, isAdvanced: true }),
  };
}
