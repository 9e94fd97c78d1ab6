/** @jest-environment node */
import sharp from "sharp";
import { setEncodingDefaults } from "../../../../src/gatsby/node/pictures/picture-encoding";

/** Encoders that remember what they were asked for. */
function recordingEncoders() {
  const asked: Record<string, unknown> = {};
  const record = (name: string) => (options?: object) => {
    asked[name] = options;
  };
  return { encoders: { avif: record("avif"), webp: record("webp") }, asked };
}

describe("Encoding pictures", () => {
  it("spends an effort on AVIF that a build with many pictures can afford", () => {
    const { encoders, asked } = recordingEncoders();
    setEncodingDefaults(encoders);
    encoders.avif({ quality: 68 });
    expect(asked.avif).toEqual({ quality: 68, effort: 3 });
  });

  it("keeps coloured edges in WebP", () => {
    const { encoders, asked } = recordingEncoders();
    setEncodingDefaults(encoders);
    encoders.webp({ quality: 84 });
    expect(asked.webp).toEqual({ quality: 84, smartSubsample: true, effort: 5 });
  });

  it("finds both methods where sharp has them", () => {
    expect(sharp.prototype).toMatchObject({ avif: expect.any(Function), webp: expect.any(Function) });
  });
});
