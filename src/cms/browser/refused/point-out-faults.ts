import { hideToast, showToast } from "../screen/toast";
import { showField } from "./show-field";

/** Decap's list of what is wrong with a field, beside the field's label. */
const faultLists = '[class*="-ControlErrorsList"]';

/** Says how many fields of the form are wrong, and goes to the first. Called after Decap has marked them. */
export function pointOutFaults(page: Document): void {
  const lists = [...page.querySelectorAll<HTMLElement>(faultLists)].filter(
    (list) => list.childElementCount > 0,
  );
  for (const field of page.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  const [first] = lists;
  if (!first) {
    hideToast(page);
    return;
  }
  for (const list of lists) describeField(list);
  showToast(page, `Not saved: ${lists.length === 1 ? "one field is" : `${lists.length} fields are`} wrong.`);
  const field = fieldOf(first);
  if (field) showField(field);
}

/** Ties a message to its field, so that it is read with it. */
function describeField(list: HTMLElement): void {
  const control = fieldOf(list)?.querySelector("input, textarea, select");
  list.id ||= `fault-${crypto.randomUUID()}`;
  control?.setAttribute("aria-invalid", "true");
  control?.setAttribute("aria-describedby", list.id);
}

function fieldOf(list: HTMLElement): HTMLElement | null {
  return list.closest<HTMLElement>('[class*="-ControlContainer"]');
}
