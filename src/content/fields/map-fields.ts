import { decimalNumber } from "./content-fields";

export interface PlaceOnMap {
  latitude: number;
  longitude: number;
}

/** The United Kingdom, in degrees. The limits catch two numbers that were swapped. */
const ukBounds = { south: 49, north: 61, west: -9, east: 2 };

/** A place on the map, in degrees. `what` is the place in words. */
export function placeOnMap(what: string) {
  const latitude = `How far north ${what} lies, with five decimals. Right-click it in Google Maps: this is the first of the two numbers.`;
  const longitude = `How far east ${what} lies, the second number; west of Greenwich with a minus in front.`;
  const { south, north, west, east } = ukBounds;
  return {
    latitude: decimalNumber("Latitude", { min: south, max: north, hint: latitude, isAdvanced: true }),
    longitude: decimalNumber("Longitude", { min: west, max: east, hint: longitude, isAdvanced: true }),
  };
}
