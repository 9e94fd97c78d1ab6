/** @jest-environment node */
import { readCounts } from "../../../tools/command-line/read-counts";

describe("Counts given to a tool", () => {
  it("are whole numbers from one", () => {
    expect(readCounts(["1", "360"], "width")).toEqual([1, 360]);
  });

  it.each(["0", "-3", "1.5", "ten", "", "1e3", "360px"])("are refused if they are none: %j", (word) => {
    expect(() => readCounts(["360", word], "width")).toThrow(
      `'${word}' is no width; it takes whole numbers from 1.`,
    );
  });
});
