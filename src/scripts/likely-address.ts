/**
 * The address that a visitor of an unknown one most likely meant: in lower case, without marks that followed it in a text, and with
 * one slash for several, because //example.com would lead to another site.
 */
export function likelyAddress(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?:[\s).,;:!?'"’”>\]}*_]|%20|%22|%3e|%5d|%e2%80%9[0-9a-f])+$/, "");
}
