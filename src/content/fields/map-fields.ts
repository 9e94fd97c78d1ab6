import { decimalNumber } from "./content-fields";

export interface PlaceOnMap {
  latitude: number;
  longitude: number;
}

/** The United Kingdom, in degrees. The limits catch two numbers that were swapped. */
export const ukBounds = { south: 49, north: 61, west: -9, east: 2 };

/** A place on the map, in degrees. `what` is the place in words. */
export function placeOnMap(what: string) {
  const latitude = `How far north ${what} lies, with five decimals. Right-click it in Google Maps, copy its two numbers and paste them here: both fields are filled in.`;
  const longitude = `How far east ${what} lies; west of Greenwich with a minus in front.`;
  const options = {
    isFolded: true,
    neighbours: { latitude: "latitude", longitude: "longitude" },
  };
  return {
    latitude: decimalNumber("Latitude", {
      min: ukBounds.south,
      max: ukBounds.north,
      hint: latitude,
      ...options,
    }),
    longitude: decimalNumber("Longitude", {
      min: ukBounds.west,
      max: ukBounds.east,
      hint: longitude,
      ...options,
    }),
  };
}
