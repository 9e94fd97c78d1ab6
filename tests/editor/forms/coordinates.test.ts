import { coordinatesIn } from "../../../src/editor/words/tidy";

describe("A place copied from a map", () => {
  it.each([
    "51.48749, -0.16936",
    "51.487490123, -0.169358",
    "(51.48749, -0.16936)",
    "51.48749 -0.16936",
    "51.48749° N, 0.16936° W",
    "https://www.google.com/maps/@51.48749,-0.16936,15z",
  ])("is both its numbers, to five decimals: %s", (text) => {
    expect(coordinatesIn(text)).toEqual({ latitude: 51.48749, longitude: -0.16936 });
  });

  it.each(["51.48749", "Chelsea", "1,234 tiles", "24/7 and 3.5, 4.5"])("is not %s", (text) => {
    expect(coordinatesIn(text)).toBeUndefined();
  });
});
