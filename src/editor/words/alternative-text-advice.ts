const cameraName =
  /^(?:IMG|DSCF?|DSCN|PXL|MVIMG|WhatsApp Image|Screenshot|image|photo|picture)[ _-]*\d|\.(?:jpe?g|png|webp|hei[cf])\b/i;
const pictureOf = /^(?:an? |the )?(?:photo(?:graph)?|picture|image|visualisation)\b/i;

/** Fewer say of what, and not what it is like. */
const fewestWords = 4;

/** What there is to say of words for people who cannot see a picture; empty where they seem to say what is seen. */
export function alternativeTextAdvice(words: string): string {
  const text = words.trim();
  if (text === "") return "";
  if (cameraName.test(text))
    return "That is a camera's name for the picture. Say what is seen in it, as to somebody on the telephone.";
  if (pictureOf.test(text)) return "Screen readers say that it is a picture: begin with what is seen.";
  if (text.split(/\s+/).length < fewestWords)
    return "Say a little more: which tiles, on what, in which light or room.";
  return "";
}
