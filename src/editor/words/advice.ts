const cameraName =
  /^(?:IMG|DSCF?|DSCN|PXL|MVIMG|WhatsApp Image|Screenshot|image|photo|picture)[ _-]*\d|\.(?:jpe?g|png|webp|hei[cf])\b/i;
const pictureOf = /^(?:an? |the )?(?:photo(?:graph)?|picture|image|visualisation)\b/i;

/** What there is to say of words for people who cannot see a picture; empty where they seem to say what is seen. */
export function alternativeTextAdvice(words: string): string {
  const text = words.trim();
  if (text === "") return "";
  if (cameraName.test(text))
    return "That is a camera's name for the picture. Say what is seen in it, as to somebody on the telephone.";
  if (pictureOf.test(text)) return "Screen readers say that it is a picture: begin with what is seen.";
  return text.split(/\s+/).length < 4
    ? "Say a little more: which tiles, on what, in which light or room."
    : "";
}

/** What there is to say of a slug while it is typed; empty where it stays as it is and where it is free. */
export function slugAdvice(slug: string, stored: string | undefined, taken: readonly string[]): string {
  if (slug === stored || slug === "") return "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return "Lower-case letters, digits and single hyphens only, such as tile-repairs.";
  if (taken.includes(slug)) return "Another entry has this address already.";
  if (stored === undefined) return "";
  return "The page gets a new address when you publish. Its old address leads there, and everything that refers to it is changed with it.";
}
