import { startIslands } from "../islands/start-islands";

/** A details element as a menu: it opens without a script; with one, Escape, following a link and tabbing on close it. */
startIslands("close-menus", (menu) => {
  const close = () => menu.removeAttribute("open");
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.hasAttribute("open")) return;
    close();
    menu.querySelector("summary")?.focus();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
});
