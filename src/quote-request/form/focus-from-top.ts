/** Moves focus to a block, and shows it from its beginning: enlarged text would leave its title above the window. */
export function focusFromTop(block: HTMLElement | null): void {
  block?.focus({ preventScroll: true });
  block?.scrollIntoView();
}
