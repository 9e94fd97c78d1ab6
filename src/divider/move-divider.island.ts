import { fetchIslandProps } from "../islands/island-props";
import { hasModifierKey } from "../islands/modifier-keys";
import { startIslands } from "../islands/start-islands";
import { type DividerWords, dividerWords, type UncoveredWords, uncoveredNames } from "./divider-words";

/** Lets the divider between two pictures follow its range, and says where it stands (Divider.tsx). */
startIslands("move-divider", (part) => {
  const range = part.querySelector("input");
  if (!range) return;
  let words: DividerWords | UncoveredWords | undefined;
  /** The range's value at the last press of a finger or a key, which this script may have missed. */
  let before = range.defaultValue;
  /** A finger that may be about to scroll the page. */
  let finger: PointerEvent | undefined;
  let keyIsBrowsers = false;
  const describe = (said: DividerWords | UncoveredWords) =>
    "closed" in said
      ? uncoveredNames(part, range.valueAsNumber) || said.closed
      : dividerWords(range.valueAsNumber, said);
  const show = () => {
    if (finger) return;
    part.style.setProperty("--before", `${range.value}%`);
    if (words) range.setAttribute("aria-valuetext", describe(words));
  };
  const putBack = () => {
    range.value = before;
    show();
  };
  // Browsers move a range as soon as a finger touches it, and leave it there if the finger then scrolls the page.
  range.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return;
    before = range.value;
    keyIsBrowsers = false;
    finger = event.pointerType === "touch" ? event : undefined;
  });
  range.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!finger || Math.abs(clientX - finger.clientX) <= Math.abs(clientY - finger.clientY)) return;
    finger = undefined;
    show();
  });
  range.addEventListener("pointerup", () => {
    finger = undefined;
    show();
  });
  range.addEventListener("pointercancel", () => {
    finger = undefined;
    putBack();
  });
  // Chromium moves a range by keys that belong to the browser, such as Alt+← for Back.
  range.addEventListener("keydown", (event) => {
    before = range.value;
    keyIsBrowsers = hasModifierKey(event);
  });
  range.addEventListener("input", () => (keyIsBrowsers ? putBack() : show()));
  // Safari moves a range only by its thumb; a click anywhere else would do nothing there.
  range.addEventListener("click", ({ clientX }) => {
    const { left, width } = range.getBoundingClientRect();
    if (width > 0) range.value = String(Math.round(((clientX - left) / width) * 100));
    show();
  });
  // It may have been moved before this script came, or be restored by the browser.
  show();
  fetchIslandProps(part).then(
    (props) => {
      words = props as DividerWords | UncoveredWords;
      show();
    },
    // Without the words, screen readers say the percentage.
    () => range.removeAttribute("aria-valuetext"),
  );
});
