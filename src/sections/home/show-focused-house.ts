/** The id of the row of houses. */
export const houseRowId = "houses";

/**
 * Brings a card of the row of houses into sight when the Tab key reaches it: browsers do not scroll to one that is partly in
 * sight. It comes to the row's start, where cards snap: elsewhere the row of a tablet would move back. A pressed card stays under
 * the finger.
 */
export function showFocusedHouse(): void {
  document.getElementById(houseRowId)?.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible"))
      target.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
  });
}
