import { outwardCode } from "../../src/postcode-check/answer-postcode";

describe("The outward code of what a visitor typed", () => {
  it.each([
    ["SW3 4AB", "SW3"],
    ["sw3 4ab", "SW3"],
    ["SW34AB", "SW3"],
    ["sW3", "SW3"],
    ["  SW3  ", "SW3"],
    ["SW3 4", "SW3"],
    ["SW3-4AB", "SW3"],
    ["S W 3", undefined],
    ["E1 1AA", "E1"],
    ["E11AA", "E1"],
    ["E11 1AA", "E11"],
    ["E111AA", "E11"],
    ["E1W 1AA", "E1W"],
    ["E1W1AA", "E1W"],
    ["SW1A1AA", "SW1A"],
    ["SW1", "SW1"],
    ["EC2A", "EC2A"],
    ["W1", "W1"],
    ["EH1 1AA", "EH1"],
    ["", undefined],
    ["Chelsea", undefined],
    ["SW", undefined],
    ["12345", undefined],
    ["SW3 4ABC", undefined],
    ["SW3 Chelsea", undefined],
  ])("is found in any way of writing it: %j", (typed, code) => {
    expect(outwardCode(typed)).toBe(code);
  });
});
