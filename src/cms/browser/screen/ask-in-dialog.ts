import { showOverEntry } from "./show-over-entry";

interface Question<Answer extends string> {
  title: string;
  contents: readonly (string | HTMLElement)[];
  /** What the buttons say; the first is pressed by the Escape key, too. */
  answers: Readonly<Record<Answer, string>>;
}

/** Asks something before it goes on; closing the dialog is the first answer, and so is going to another address. */
export function askInDialog<Answer extends string>(
  page: Document,
  { title, contents, answers }: Question<Answer>,
): Promise<Answer> {
  const dialog = page.createElement("dialog");
  const heading = page.createElement("h2");
  heading.textContent = title;
  heading.style.cssText = "margin: 0 0 0.75rem; font-size: 1.25rem;";
  dialog.setAttribute("aria-label", title);
  dialog.style.cssText =
    "max-width: min(60rem, 90vw); max-height: 85vh; overflow: auto; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif;";
  const parts = contents.map((part) => {
    if (typeof part !== "string") return part;
    const words = page.createElement("p");
    words.textContent = part;
    return words;
  });
  dialog.append(heading, ...parts);
  return new Promise((answered) => {
    const names = Object.keys(answers) as Answer[];
    for (const name of names) {
      const button = page.createElement("button");
      button.textContent = answers[name];
      button.style.cssText =
        "margin: 0.5rem 0.75rem 0 0; padding: 0.75rem 1.25rem; font: inherit; cursor: pointer;";
      button.addEventListener("click", () => dialog.close(name));
      dialog.append(button);
    }
    dialog.addEventListener("close", () => {
      answered(names.find((name) => name === dialog.returnValue) ?? (names[0] as Answer));
    });
    showOverEntry(dialog);
  });
}
