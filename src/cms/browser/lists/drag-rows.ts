/** Lets the entries of a list be dragged to another place. Buttons do the same for keyboards and touch. */
export function dragRows(list: HTMLElement): void {
  let dragged: Element | undefined;
  list.addEventListener("dragstart", ({ target, dataTransfer }) => {
    dragged = target instanceof Element ? target : undefined;
    dataTransfer?.setData("text/plain", "");
  });
  list.addEventListener("dragover", (event) => {
    const over = event.target instanceof Element ? event.target.closest("li") : null;
    if (!dragged || !over) return;
    event.preventDefault();
    const { top, height } = over.getBoundingClientRect();
    if (event.clientY < top + height / 2) over.before(dragged);
    else over.after(dragged);
  });
  list.addEventListener("drop", (event) => event.preventDefault());
  list.addEventListener("dragend", () => {
    dragged = undefined;
  });
}
