type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text field of the form that has this label; undefined for lists, choices and pictures. */
export function fieldCalled(page: Document, name: string): TextField | undefined {
  const label = [...page.querySelectorAll("label")].find(
    ({ textContent }) => textContent?.trim().toLowerCase() === name.toLowerCase(),
  );
  const field = label?.control;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.getAttribute("role") !== "combobox" ? field : undefined;
}

/** Writes into a field as if it were typed: Decap's React listens, and reads what the element's own setter has stored. */
export function fill(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
