import { tidyText } from "../../../src/editor/words/tidy";

describe("Words pasted from Word", () => {
  it.each([
    ["spaces at the ends", "  Tiles that last ", "Tiles that last"],
    ["doubled spaces", "Tiles  that   last", "Tiles that last"],
    ["line breaks", "Tiles\r\nthat\n\nlast", "Tiles that last"],
    ["bullets of a list", "•\tFloor tiles\n•\tWall tiles", "Floor tiles Wall tiles"],
    ["the bullet of one line", "· Floor tiles", "Floor tiles"],
    ["dashes in front of lines", "- Floor tiles\n- Wall tiles", "Floor tiles Wall tiles"],
    ["Word's round bullets", "o\tFloor tiles\no\tWall tiles", "Floor tiles Wall tiles"],
    ["non-breaking spaces", "24\u00a0hours", "24 hours"],
    ["soft hyphens", "water\u00adproof", "waterproof"],
    ["spaces of no width", "water\u200bproof\ufeff", "waterproof"],
  ])("lose %s", (_what, pasted, tidied) => {
    expect(tidyText(pasted)).toBe(tidied);
  });

  it.each([
    "‘Lovely’ and “on time”: that’s us – 24/7…",
    "A family 👨‍👩‍👧 and a bath 🛁",
    "- 5 degrees outside",
    "Call {phone} or write £50–£60",
  ])("keep everything else: %s", (text) => {
    expect(tidyText(text)).toBe(text);
  });
});
