import { alternativeTextAdvice } from "../../../src/editor/words/advice";

describe("Words for people who cannot see a picture", () => {
  it.each([
    ["IMG_12MB.jpg photo", "a camera's name"],
    ["the bathroom of the flat (wall.HEIC)", "a camera's name"],
    ["DSC00412 bathroom wall and floor", "a camera's name"],
    ["WhatsApp Image 2026-11-02 at 10.12", "a camera's name"],
    ["Photo of a green bathroom wall", "begin with what is seen"],
    ["An image showing a green wall", "begin with what is seen"],
    ["Green bathroom wall", "Say a little more"],
  ])("are judged while they are written: %s", (words, advice) => {
    expect(alternativeTextAdvice(words)).toContain(advice);
  });

  it.each([
    "",
    "Pale tiles on a sloping wall above a white bath",
    "Picturesque tiles around a cast-iron stove",
  ])("are left alone where they say what is seen, or nothing yet: %s", (words) =>
    expect(alternativeTextAdvice(words)).toBe(""),
  );
});
