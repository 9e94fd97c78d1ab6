import { entryAddress } from "../refused/entry-address";
import { maker, openDialog } from "../screen/make";
import type { ContentStore } from "../store/content-store";
import { findWords } from "./find-words";

/** Finds words in every text of the content. Decap's own search knows entries by their names only. */
export function searchEverything(page: Document, store: Pick<ContentStore, "read">): void {
  page.addEventListener(
    "keydown",
    (event) => {
      const { target, key } = event;
      if (key !== "Enter" || !(target instanceof HTMLInputElement) || !target.closest(searchBox)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void showFound(page, store, target.value);
    },
    { capture: true },
  );
}

const searchBox = '[class*="-SidebarContainer"]';

async function showFound(page: Document, store: Pick<ContentStore, "read">, words: string): Promise<void> {
  const found = findWords(await store.read(), words);
  const make = maker(page);
  const lines = found.map(({ file, field, place, excerpt }) => {
    const address = `${entryAddress(file)}?field=${encodeURIComponent(field)}`;
    const link = make("a", { href: address }, place);
    link.addEventListener("click", () => link.closest("dialog")?.close());
    return make("li", {}, link, make("p", {}, excerpt));
  });
  const times = found.length === 1 ? "in one text" : `in ${found.length} texts`;
  openDialog(
    page,
    `‘${words.trim()}’ ${found.length === 0 ? "is nowhere" : times}`,
    make("ul", {}, ...lines),
  );
}
