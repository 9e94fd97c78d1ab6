/** Shows, in the place of a part of the page that failed, what the specification has for it (point 2). */
export function showError(part: HTMLElement, error: unknown): void {
  const screen = document.createElement("div");
  const title = document.createElement("h3");
  const text = document.createElement("p");
  screen.role = "alert";
  title.textContent = "Unexpected Application Error!";
  text.textContent = errorText(error);
  screen.append(title, text);
  part.replaceChildren(screen);
}

/** A response's status text, or an error's message. */
function errorText(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  if ("statusText" in error && typeof error.statusText === "string") return error.statusText;
  return "message" in error && typeof error.message === "string" ? error.message : String(error);
}
