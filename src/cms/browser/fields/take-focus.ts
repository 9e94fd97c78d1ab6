import { textFieldOf, writeInto } from "./field-elements";

interface Tap {
  clientX: number;
  clientY: number;
  /** The picture as it is shown, whole. */
  currentTarget: HTMLElement;
}

/** A tap on a picture: the point goes into the field beside it, as CSS writes it. */
export function takeFocus({ clientX, clientY, currentTarget: picture }: Tap): void {
  const field = focusFieldOf(picture);
  const { left, top, width, height } = picture.getBoundingClientRect();
  if (!field || width === 0 || height === 0) return;
  writeInto(field, `${perCent(clientX - left, width)} ${perCent(clientY - top, height)}`);
}

/** Puts a mark on each picture where its field says that the point is. Called when the screen or a text has changed. */
export function markFocus(page: Document): void {
  for (const picture of page.querySelectorAll<HTMLElement>(".cms-focus")) {
    const field = focusFieldOf(picture);
    const [across, down] = /^(\d+%) (\d+%)$/.exec(field?.value ?? "")?.slice(1) ?? [];
    picture.classList.toggle("cms-takes-focus", field !== undefined);
    picture.classList.toggle("cms-has-focus", across !== undefined);
    picture.style.setProperty("--across", across ?? "50%");
    picture.style.setProperty("--down", down ?? "50%");
  }
}

/** The field for the point in the nearest group of fields that has one. */
function focusFieldOf(picture: HTMLElement) {
  const group = picture.closest(focusGroup);
  return textFieldOf(group?.querySelector(focusField) ?? null);
}

const focusField = '[id^="focus-field-"]';
const focusGroup = `:has(${focusField})`;

const perCent = (part: number, whole: number) =>
  `${Math.min(100, Math.max(0, Math.round((part / whole) * 100)))}%`;
