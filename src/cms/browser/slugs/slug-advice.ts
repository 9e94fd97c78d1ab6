interface Slug {
  slug: string;
  /** The slug under which the entry is stored; none for a new one. */
  stored?: string | undefined;
  /** The slugs of all entries of this kind. */
  taken: readonly string[];
  /** Whether the files of an entry can move where the content is stored. */
  mayMove: boolean;
}

/** What there is to say of a slug while it is typed; empty where it stays as it is and where it is free. */
export function slugAdvice({ slug, stored, taken, mayMove }: Slug): string {
  if (slug === stored) return "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return "Lower-case letters, digits and single hyphens only, such as tile-repairs.";
  if (taken.includes(slug)) return "Another entry has this slug already.";
  if (stored === undefined) return "";
  if (!mayMove) return `At this host a slug cannot be changed here. Write ${stored} again.`;
  return "The page gets a new address when you publish. Its old address leads there, and everything that refers to it is changed with it.";
}
