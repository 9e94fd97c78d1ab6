import { descriptionOf } from "../../../content/fields/content-fields";
import { companySchema } from "../../../content/types/company";
import { coordinatesIn } from "../../../editor/forms/words/coordinates";
import { phoneNumberIn } from "../../../editor/forms/words/phone-number";
import { tidyText } from "../../../editor/forms/words/tidy-text";
import { fieldNamed, type TextInput, textFieldOf, writeInto } from "./field-elements";

/**
 * Tidies what is pasted into the form's texts, and each text when it is left; a pair of coordinates fills both fields,
 * and a telephone number may be written as people write it.
 */
export function tidyTyping(page: Document): void {
  page.addEventListener("paste", paste, { capture: true });
  page.addEventListener("focusout", ({ target }) => {
    const field = textFieldOf(target);
    if (!field || field.type === "number") return;
    const tidied = tidy(field);
    if (tidied !== field.value) writeInto(field, tidied);
  });
}

function paste(event: ClipboardEvent): void {
  const field = textFieldOf(event.target);
  const pasted = event.clipboardData?.getData("text/plain") ?? "";
  if (!field) return;
  if (isCoordinate(field)) {
    const place = coordinatesIn(pasted);
    const latitude = fieldNamed(field, "latitude");
    const longitude = fieldNamed(field, "longitude");
    if (!place || !latitude || !longitude) return;
    event.preventDefault();
    writeInto(latitude, String(place.latitude));
    writeInto(longitude, String(place.longitude));
    return;
  }
  const tidied = tidyText(pasted);
  if (field.type === "number" || tidied === pasted.trim()) return;
  event.preventDefault();
  insert(field, tidied);
}

/** What a text becomes once it is left. */
function tidy(field: TextInput): string {
  const text = tidyText(field.value);
  return (isPhone(field) && phoneNumberIn(text)) || text;
}

const phoneFields = Object.entries(companySchema.shape).flatMap(([name, field]) =>
  descriptionOf(field)?.use === "phone" ? name : [],
);

const isPhone = ({ id }: TextInput) => phoneFields.some((name) => id.startsWith(`${name}-field-`));

const isCoordinate = ({ id }: TextInput) => /^(latitude|longitude)-field-/.test(id);

/** As if it were typed, so that it can be undone with the keyboard; setRangeText cannot. */
function insert(field: TextInput, text: string): void {
  if (document.execCommand("insertText", false, text)) return;
  const { value, selectionStart, selectionEnd } = field;
  writeInto(field, value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length));
}
