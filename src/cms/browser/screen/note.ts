import { maker } from "./make";

/** Says how something goes on, at the foot of the page, until it is closed or the next note takes its place. */
export function showNote(page: Document, words: string, link?: { words: string; address: string }): void {
  page.querySelector(".cms-note")?.remove();
  const make = maker(page);
  const close = make("button", { type: "button" }, "Close");
  const more = link
    ? [make("a", { href: link.address, target: "_blank", rel: "noreferrer" }, link.words)]
    : [];
  const note = make("div", { class: "cms-note", role: "status" }, make("span", {}, words), ...more, close);
  close.addEventListener("click", () => note.remove());
  page.body.append(note);
}
