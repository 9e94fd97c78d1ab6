/** Reports the Back gesture without changing history. Not every browser has it. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
declare const CloseWatcher: (new () => { onclose: () => void; destroy(): void }) | undefined;

/** Closes an open menu on Escape, on Back, on a press or a focus elsewhere, and when a link is followed. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu]")) {
    let watcher: { destroy(): void } | undefined;
    const close = () => {
      menu.open = false;
    };
    const closeAndFocus = () => {
      if (!menu.open) return;
      close();
      menu.querySelector("summary")?.focus();
    };
    const closeUnlessWithin = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) close();
    };
    menu.addEventListener("toggle", () => {
      watcher?.destroy();
      if (menu.open && typeof CloseWatcher !== "undefined")
        watcher = Object.assign(new CloseWatcher(), { onclose: closeAndFocus });
    });
    menu.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") closeAndFocus();
    });
    menu.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) close();
    });
    // Safari gives a pressed summary no focus, so that a press elsewhere moves none.
    for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, closeUnlessWithin);
  }
}
