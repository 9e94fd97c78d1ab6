export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Decap gives what is typed into ids such as title-field-12. */
const fieldId = /-field-\d+$/;

/** The text field of a form that an event is about; undefined for others, such as the search. */
export function textFieldOf(target: EventTarget | null): TextInput | undefined {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return isText && fieldId.test(target.id) ? target : undefined;
}

/** A field of the same form by its name in the content. */
export function fieldNamed(field: TextInput, name: string): TextInput | undefined {
  const found = field.ownerDocument.querySelector<TextInput>(`[id^="${name}-field-"]`);
  return textFieldOf(found);
}

/** Writes into a field so that Decap's React notices: it overrides `value` on each element, and listens to input. */
export function writeInto(field: TextInput, text: string): void {
  const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
