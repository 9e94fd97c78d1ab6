/** Decap's button that opens the ways to publish; there is none where nothing has changed. */
export const publishButton = (page: Document) =>
  page.querySelector<HTMLElement>('[class*="-PublishButton"], [class*="-SaveButton"]');

/** Publishes the open entry, as its button's first entry 'Publish now' does. */
export function publishOpenEntry(page: Document): void {
  if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
  publishButton(page)?.click();
  // The menu is drawn before the next frame.
  requestAnimationFrame(() => {
    page.querySelector<HTMLElement>('[class*="-ToolbarSubSectionFirst"] [role="menuitem"]')?.click();
  });
}
