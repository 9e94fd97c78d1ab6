import { clock } from "../../../src/content/values/clock";

describe("A time of day as people read it", () => {
  it.each([
    [0, "12AM"],
    [30, "12:30AM"],
    [65, "1:05AM"],
    [719, "11:59AM"],
    [720, "12PM"],
    [735, "12:15PM"],
    [780, "1PM"],
    [1439, "11:59PM"],
  ])("says %d minutes as %s", (minutes, spoken) => {
    expect(clock(minutes)).toBe(spoken);
  });
});
