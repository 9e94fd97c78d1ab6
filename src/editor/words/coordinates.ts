/** A pair of coordinates as online maps give them: 51.48749, -0.16872 or 51.48749° N, 0.16872° W. */
const pair =
  /(?<latitude>-?\d{1,2}\.\d{2,})\s*°?\s*(?<south>[NS])?\s*[,;\s]\s*(?<longitude>-?\d{1,3}\.\d{2,})\s*°?\s*(?<west>[EW])?/i;

/** Both numbers of a pair of coordinates in a text, to five decimals; undefined where there is no pair. */
export function coordinatesIn(text: string): { latitude: number; longitude: number } | undefined {
  const found = pair.exec(text)?.groups;
  if (!found) return undefined;
  const { latitude, longitude, south, west } = found;
  return {
    latitude: rounded(Number(latitude) * (south?.toUpperCase() === "S" ? -1 : 1)),
    longitude: rounded(Number(longitude) * (west?.toUpperCase() === "W" ? -1 : 1)),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
