/** GitHub asks for fewer than 100 requests at a time: https://docs.github.com/en/rest/using-the-rest-api */
const atOnce = 20;

/** Asks for many things, some at a time; the answers come in the order of the questions. */
export async function inParts<Given, Result>(all: readonly Given[], make: (one: Given) => Promise<Result>) {
  const made: Result[] = [];
  for (let at = 0; at < all.length; at += atOnce)
    made.push(...(await Promise.all(all.slice(at, at + atOnce).map(make))));
  return made;
}
