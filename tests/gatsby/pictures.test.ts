/** @jest-environment node */
import { setEncodingDefaults } from "../../src/gatsby/pictures";

it("AVIF and WebP get efforts that a build with many pictures can afford", () => {
  const asked: Record<string, unknown> = {};
  const record = (name: string) => (options?: object) => Object.assign(asked, { [name]: options });
  const encoders = { avif: record("avif"), webp: record("webp") };
  setEncodingDefaults(encoders);
  encoders.avif({ quality: 68 });
  encoders.webp({ quality: 84 });
  expect(asked).toEqual({
    avif: { quality: 68, effort: 2 },
    webp: { quality: 84, effort: 0 },
  });
});
