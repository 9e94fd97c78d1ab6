/** What there is to say of a slug while it is typed; empty where it stays as it is and where it is free. */
export function slugAdvice(slug: string, stored: string | undefined, taken: readonly string[]): string {
  if (slug === stored || slug === "") return "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return "Lower-case letters, digits and single hyphens only, such as tile-repairs.";
  if (taken.includes(slug)) return "Another entry has this address already.";
  if (stored === undefined) return "";
  return "The page gets a new address when you publish. Its old address leads there, and everything that refers to it is changed with it.";
}
