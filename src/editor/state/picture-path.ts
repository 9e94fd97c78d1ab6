/** How an entry names a picture below data/. */
export const pictureNamedBy = (entry: string, picture: string) =>
  "../".repeat(entry.split("/").length - 1) + picture;

/** A name that none of these has: phones call every picture that was just taken image.jpg. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}${ending}`;
  return free;
}
