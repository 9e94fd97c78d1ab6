/** Texts that browsers run as code at the start of an address, and what may come between their letters. */
const scriptProtocols = ["javascript:", "vbscript:", "livescript:", "data:text/html"];
const gap = /[\s\p{Cf}]/u;

/** Their letters from the last to the first, as a text is checked from its end. */
const backwards = scriptProtocols.map((protocol) => [...protocol].reverse());

/** English words, and London's Onslow and Ontario, that look like handlers when an equals sign follows: 'ongoing = yes'. */
const ordinaryWords =
  /^on(board|boarding|coming|erous|going|ion|ions|ite|line|looker|lookers|rush|screen|set|shore|side|site|slaught|slow|stage|tario|ward|wards|yxes)$/;
const handlerName = /^on\w{3,}$/;
const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;
const invisible = /\p{Cf}/u;

/** How many of the last characters are a script protocol or an event handler that has just been completed; 0 if none. */
export function dangerousTail(characters: readonly string[]): number {
  const last = letterAt(characters, characters.length - 1);
  if (last === "=") return handlerLength(characters);
  for (const letters of backwards) {
    const length = letters[0] === last ? protocolLength(characters, letters) : 0;
    if (length > 0) return length;
  }
  return 0;
}

function protocolLength(characters: readonly string[], letters: readonly string[]): number {
  let start = characters.length;
  for (const letter of letters) {
    start = skipBack(characters, start - 1, gap);
    if (letterAt(characters, start) !== letter) return 0;
  }
  return characters.length - start;
}

function handlerLength(characters: readonly string[]): number {
  const wordEnd = skipBack(characters, characters.length - 2, gap);
  let name = "";
  let start = wordEnd;
  for (; start >= 0; start--) {
    const character = letterAt(characters, start);
    if (invisible.test(character)) continue;
    if (!wordCharacter.test(character)) break;
    name = character + name;
  }
  const isHandler = handlerName.test(name) && !ordinaryWords.test(name);
  return isHandler ? characters.length - start - 1 : 0;
}

/** The last position at or before `from` whose character is not of the class. */
function skipBack(characters: readonly string[], from: number, skipped: RegExp): number {
  let position = from;
  while (skipped.test(letterAt(characters, position))) position--;
  return position;
}

/** In lower case; none before the first character. */
function letterAt(characters: readonly string[], position: number): string {
  return (characters[position] ?? "").toLowerCase();
}
