/**
 * Guesses which page a visitor meant by an address that does not exist: in lower case, without the punctuation that followed it
 * in a text, and with single slashes, because //example.com would lead to another site.
 */
export function likelyAddress(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?:[).,;:!?'\]*_]|%20|%22|%3e|%5d|%7d|%e2%80%9[0-9a-f])+$/, "");
}
