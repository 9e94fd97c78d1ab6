/** The end of an address made from words: "Café at St John's" gives cafe-at-st-johns. At most 60 letters, whole words. */
export function slugOf(words: string): string {
  const plain = words
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return plain.length <= mostLetters
    ? plain
    : plain
        .slice(0, mostLetters + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, mostLetters);
}

const mostLetters = 60;
