import { createContext, useContext, useSyncExternalStore } from "react";
import type { ReferenceTarget } from "../../content/fields/content-fields";
import type { ContentTypeName } from "../../content/types/content-types";

/** What the inputs of a form have in common. */
export interface FormSurroundings {
  type: ContentTypeName;
  /** The values of the company's placeholders. */
  facts: Readonly<Record<string, string | undefined>>;
  /** The entries that a reference may name, by the names that people know. */
  entriesOf(to: ReferenceTarget): readonly { slug: string; name: string }[];
  /** The address of a picture as the entry names it; undefined where there is none. */
  pictureAddress(named: string): string | undefined;
  /** Takes new pictures into the form: how the entry names each, or why one may not be used. */
  takePictures(files: readonly File[]): Promise<{ named: string[]; refused: string[] }>;
  /** Lets the owner choose among the pictures that are stored; undefined where nothing was chosen. */
  chooseStored(): Promise<string | undefined>;
  /** What there is to say of a slug while it is typed. */
  slugAdvice(slug: string): string;
  /** Says something in the line of news, and what can be done about it. */
  say: (news: { says: string; action: { name: string; act: () => void } }) => void;
  /** The row that is to be opened, because a field within it is shown. */
  revealed: Revealed;
}

const Surroundings = createContext<FormSurroundings | undefined>(undefined);
export const FormProvider = Surroundings.Provider;

export function useForm(): FormSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error("This is not within a form");
  return surroundings;
}

/** The field that was last asked for, such as benefits.2.title: rows on the way to it open. */
export class Revealed {
  #field = "";
  #times = 0;
  readonly #listeners = new Set<() => void>();

  show(field: string): void {
    this.#field = field;
    this.#times += 1;
    for (const listener of this.#listeners) listener();
    // The rows have opened by then.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(field)));
  }

  /** The how manieth showing leads to a row; 0 where the last one leads elsewhere. */
  on(row: string): number {
    return `${this.#field}.`.startsWith(`${row}.`) ? this.#times : 0;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Whether a row is on the way to the field that is shown: another number for each showing, and 0 for no. */
export function useRevealed(revealed: Revealed, name: string): number {
  return useSyncExternalStore(revealed.subscribe, () => revealed.on(name));
}

export const fieldId = (name: string) => `field-${name}`;

/** The focus goes to a field, or to the nearest one around it. */
function focusField(name: string): void {
  const steps = name.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const place = document.getElementById(fieldId(steps.slice(0, length).join(".")));
    if (!place) continue;
    const focusable = "input, textarea, select, button, summary, [tabindex]";
    const target = place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable);
    place.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
    return;
  }
}

/** benefits[2].title, as errors name fields, is benefits.2.title in a form. */
export const formName = (field: string) => field.replace(/\[(\d+)\]/g, ".$1");
