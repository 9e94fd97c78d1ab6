import { fetchIslandProps } from "../../islands/island-props";
import { startIslands } from "../../islands/start-islands";

/** The divider's positions in words. */
type Position = "onlyBefore" | "mostlyBefore" | "half" | "mostlyAfter" | "onlyAfter";
type DividerWords = Readonly<Record<Position, string>>;

/** Lets the divider between two pictures follow its range, and says where it stands (ProjectComparison.tsx). */
startIslands("move-divider", (part) => {
  const range = part.querySelector("input");
  if (!range) return;
  let words: DividerWords | undefined;
  const show = () => {
    part.style.setProperty("--before", `${range.value}%`);
    if (words) range.setAttribute("aria-valuetext", dividerWords(range.valueAsNumber, words));
  };
  range.addEventListener("input", show);
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
      words = props as DividerWords;
      show();
    },
    // Without the words, screen readers say the percentage.
    () => range.removeAttribute("aria-valuetext"),
  );
});

/** Describes the divider's position. Takes the percentage of the picture that shows the room before. */
export function dividerWords(before: number, words: DividerWords): string {
  if (before <= 0) return words.onlyAfter;
  if (before < 40) return words.mostlyAfter;
  if (before <= 60) return words.half;
  return before < 100 ? words.mostlyBefore : words.onlyBefore;
}
