import { dangerousTail } from "../../../src/quote-request/rules/dangerous-tail";

const tail = (text: string) => dangerousTail([...text]);

describe("The end of a text is dangerous", () => {
  it.each([
    ["javascript:", 11],
    ["see javascript:", 11],
    ["java script:", 12],
    ["vbscript:", 9],
    ["livescript:", 11],
    ["data:text/html", 14],
    ["data : text / html", 18],
    ["onclick=", 8],
    ["see onclick=", 8],
    ["onclick =", 9],
    ["on\u200bclick=", 9],
    ["onmouseover\n=", 13],
    ["onfoo1_x=", 9],
    ["onmyonline=", 11],
  ])("%j: its last %i characters", (text, length) => {
    expect(tail(text)).toBe(length);
  });

  it("counts an emoji as one character", () => {
    expect(tail("🛁onclick=")).toBe(8);
  });
});

describe("The end of a text is harmless", () => {
  it.each([
    ["nothing", ""],
    ["an attack that is not complete", "javascript"],
    ["an attack that is over", "javascript: "],
    ["a colon", "Tiles:"],
    ["the letter that ends an attack", "tell"],
    ["the end of an attack alone", "script:"],
    ["an equals sign", "="],
    ["an equals sign after a gap", "   ="],
    ["a word that ends like a handler", "button="],
    ["a word that contains a handler", "condition="],
    ["a word with an accent before a handler's name", "éonclick="],
    ["a number before a handler's name", "1onclick="],
    ["a name of two letters", "only="],
    ["an ordinary word", "ongoing ="],
    ["an ordinary word in capitals", "ONLINE="],
    ["a plural", "onions ="],
    ["a street in Kensington", "Onslow ="],
    ["a street in Southwark", "Ontario ="],
    ["a name in another alphabet", "onéclair="],
    ["a name that goes on in another alphabet", "onclické="],
  ])("%s", (_what, text) => {
    expect(tail(text)).toBe(0);
  });
});
