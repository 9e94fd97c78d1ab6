import { readTimes } from "../../builds/read-times";

describe("A build's processor time", () => {
  it("is what everything below the shell took, for the program and for the system", () => {
    expect(readTimes("info Done building\n0m0.01s 0m0.00s\n3m14.5s 0m11.5s\n")).toBe(206);
  });

  it("is not guessed where the shell does not say it", () => {
    expect(() => readTimes("info Done building\n")).toThrow("The shell does not say how long the build took");
  });
});
