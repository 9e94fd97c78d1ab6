/** A file under a name that none of these has: phones call every picture that was just taken image.jpg. */
export function differentName(file: File, names: readonly string[]): File {
  const [, stem = file.name, ending = ""] = /^(.*?)(\.\w+)?$/.exec(file.name) ?? [];
  const taken = new Set(names.map(stored));
  let name = file.name;
  for (let number = 2; taken.has(stored(name)); number += 1) name = `${stem}-${number}${ending}`;
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** Names as they are when they are stored, without their endings: all pictures become JPEG. */
const stored = (name: string) =>
  name
    .replace(/\.\w+$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
