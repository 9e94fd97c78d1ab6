import { showOverEntry } from "./show-over-entry";

/** Makes elements of texts and other elements; texts are never read as HTML. */
export function maker(page: Document) {
  return <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Readonly<Record<string, string>>,
    ...content: (string | Node)[]
  ): HTMLElementTagNameMap[Tag] => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...content);
    return element;
  };
}

export type Make = ReturnType<typeof maker>;

/** A dialog with a title, which has the focus at first; it is gone when it is closed or its entry is left. */
export function openDialog(page: Document, title: string, ...content: Node[]): HTMLDialogElement {
  const make = maker(page);
  const heading = make("h2", { tabindex: "-1" }, title);
  const close = make("button", { type: "button" }, "Close");
  const dialog = make("dialog", { class: "cms-dialog", "aria-label": title }, heading, ...content, close);
  close.addEventListener("click", () => dialog.close());
  showOverEntry(dialog);
  heading.focus();
  dialog.scrollTop = 0;
  return dialog;
}
