import { readThreeNorm } from "../../pictures/butteraugli";

describe("What butteraugli_main prints", () => {
  it("is the greatest distance, and the 3-norm, which is wanted", () => {
    expect(readThreeNorm("3.5124070644\n3-norm: 0.871530\n")).toBe(0.87153);
  });

  it("is shown where it says something else", () => {
    expect(() => readThreeNorm("Images have different sizes")).toThrow("different sizes");
  });
});
