import { createContext, useContext } from "react";
import type { ReferenceTarget } from "../../content/fields/content-fields";
import type { Action } from "../controls/Dialog";

/** What the inputs of a form have in common. */
export interface FormSurroundings {
  /** The values of the company's placeholders. */
  facts: Readonly<Record<string, string | undefined>>;
  /** What is wrong, by the fields' names in the form. */
  errors: ReadonlyMap<string, string>;
  /** The entries that a reference may name, by the names that people know. */
  entriesOf(to: ReferenceTarget): readonly { slug: string; name: string }[];
  /** The address of a picture as the entry names it; undefined where there is none. */
  pictureAddress(named: string): string | undefined;
  /** Takes new pictures into the form: how the entry names each, or why one may not be used. */
  takePictures(files: readonly File[]): Promise<{ named: string[]; refused: string[] }>;
  /** Lets the owner choose among the pictures that are stored; undefined where nothing was chosen. */
  chooseStored(): Promise<string | undefined>;
  slugAdvice(slug: string): string;
  say(news: { says: string; action: Action }): void;
  /** The field that was asked for last: rows and groups on the way to it open. */
  shown: Shown | undefined;
  show(field: string): void;
}

/** A field that was asked for, such as benefits.2.title; another object each time. */
export interface Shown {
  field: string;
}

const Surroundings = createContext<FormSurroundings | undefined>(undefined);
export const FormProvider = Surroundings.Provider;

export function useForm(): FormSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error("This is not within a form");
  return surroundings;
}

/** The last asking for a field within this one; undefined where another was asked for since. */
export function useShownWithin(name: string): Shown | undefined {
  const { shown } = useForm();
  return shown && `${shown.field}.`.startsWith(`${name}.`) ? shown : undefined;
}

export const fieldId = (name: string) => `field-${name}`;

/** The focus goes to a field, or to the nearest one around it. */
export function focusField(name: string): void {
  const place = document.getElementById(fieldId(name));
  if (!place) {
    if (name.includes(".")) focusField(name.replace(/\.[^.]*$/, ""));
    return;
  }
  const focusable = "input, textarea, select, button, summary, [tabindex]";
  const target = place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable);
  place.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}

/** benefits[2].title, as errors name fields, is benefits.2.title in a form. */
export const formName = (field: string) => field.replace(/\[(\d+)\]/g, ".$1");
