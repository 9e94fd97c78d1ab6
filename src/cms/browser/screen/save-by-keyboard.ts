/** Ctrl+S and ⌘S publish the open entry, where something in it has changed. */
export function saveByKeyboard(page: Document): void {
  page.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
    page.querySelector<HTMLElement>('[class*="-PublishButton"], [class*="-SaveButton"]')?.click();
    // The menu is drawn before the next frame. Its first entry is 'Publish now'.
    requestAnimationFrame(() => {
      page.querySelector<HTMLElement>('[class*="-ToolbarSubSectionFirst"] [role="menuitem"]')?.click();
    });
  });
}
