/** Texts that browsers run as code at the start of an address, and what may stand between their letters. */
const scriptProtocols = ["javascript:", "vbscript:", "livescript:", "data:text/html"];
const gap = /[\s\p{Cf}]/u;

/** Ends that can complete one of these; all others need no look. */
const protocolEnds = new Set(scriptProtocols.map((protocol) => protocol.at(-1)));

/** English words that look like handlers when an equals sign follows: 'ongoing = yes'. */
const ordinaryWords =
  /^on(board|coming|erous|going|ion|ions|ite|line|looker|lookers|rush|set|shore|side|site|slaught|stage|ward|wards)$/;
const handlerName = /^on\w{3,}$/;
const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;
const invisible = /\p{Cf}/u;

/** How many of the last characters are a script protocol or an event handler that has just been completed; 0 if none. */
export function dangerousTail(characters: readonly string[]): number {
  const last = characters.at(-1)?.toLowerCase() ?? "";
  if (last === "=") return handlerLength(characters);
  if (!protocolEnds.has(last)) return 0;
  for (const protocol of scriptProtocols) {
    const length = protocolLength(characters, protocol);
    if (length > 0) return length;
  }
  return 0;
}

function protocolLength(characters: readonly string[], protocol: string): number {
  let start = characters.length;
  for (const letter of [...protocol].reverse()) {
    start = skipBack(characters, start - 1, gap);
    if (characters[start]?.toLowerCase() !== letter) return 0;
  }
  return characters.length - start;
}

function handlerLength(characters: readonly string[]): number {
  const wordEnd = skipBack(characters, characters.length - 2, gap);
  let name = "";
  let start = wordEnd;
  for (; start >= 0; start--) {
    const character = characters[start] ?? "";
    if (invisible.test(character)) continue;
    if (!wordCharacter.test(character)) break;
    name = character.toLowerCase() + name;
  }
  const isHandler = handlerName.test(name) && !ordinaryWords.test(name);
  return isHandler ? characters.length - start - 1 : 0;
}

/** The position at or before `from` that no character of the class holds. */
function skipBack(characters: readonly string[], from: number, skipped: RegExp): number {
  let position = from;
  while (position >= 0 && skipped.test(characters[position] ?? "")) position--;
  return position;
}
