import { likelyAddress } from "../../src/scripts/likely-address";

it.each([
  ["/areas/Chelsea", "/areas/chelsea"],
  ["/SERVICES/Floor-Tiling", "/services/floor-tiling"],
  ["/areas/chelsea)", "/areas/chelsea"],
  ["/areas/chelsea.", "/areas/chelsea"],
  ["/areas/chelsea).", "/areas/chelsea"],
  ["/areas/chelsea,", "/areas/chelsea"],
  ["/areas/chelsea%20", "/areas/chelsea"],
  ["/areas/chelsea%7D", "/areas/chelsea"],
  ["/areas/chelsea%E2%80%9D", "/areas/chelsea"],
  ["//areas//chelsea", "/areas/chelsea"],
  ["//example.com/Tiles", "/example.com/tiles"],
  ["/no-such-page", "/no-such-page"],
])("Whoever asks for %s most likely means %s", (asked, meant) => {
  expect(likelyAddress(asked)).toBe(meant);
});
