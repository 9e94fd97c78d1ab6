import { phoneNumberIn } from "../../../src/editor/words/tidy";

describe("A telephone number as people write it", () => {
  it.each([
    "02079460123",
    "020 7946 0123",
    "(020) 7946-0123",
    "+44 20 7946 0123",
    "+44 (0)20 7946 0123",
    "0044 20 7946 0123",
    " +442079460123 ",
  ])("is stored in one form: %s", (text) => {
    expect(phoneNumberIn(text)).toBe("+442079460123");
  });

  it("may have nine digits after its 0", () => {
    expect(phoneNumberIn("01204 12345")).toBe("+44120412345");
  });

  it.each(["", "7946 0123", "020 7946 01234", "+1 212 555 0123", "020 7946 012x"])("is not %j", (text) => {
    expect(phoneNumberIn(text)).toBeUndefined();
  });
});
