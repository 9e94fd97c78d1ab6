import { decimalNumber } from "./content-fields";

export interface PlaceOnMap {
  latitude: number;
  longitude: number;
}

/** A place on the map, in degrees; where it may be, the company says (rules/check-relations.ts). `what` is the place in words. */
export function placeOnMap(what: string) {
  const latitude = `How far north ${what} lies, with five decimals. Right-click it in Google Maps, copy its two numbers and paste them here: both fields are filled in.`;
  const longitude = `How far east ${what} lies; west of Greenwich with a minus in front.`;
  const options = {
    isFolded: true,
    neighbours: { latitude: "latitude", longitude: "longitude" },
  };
  return {
    latitude: decimalNumber("Latitude", { min: -90, max: 90, hint: latitude, ...options }),
    longitude: decimalNumber("Longitude", { min: -180, max: 180, hint: longitude, ...options }),
  };
}
