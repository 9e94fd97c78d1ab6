import { createContext, useCallback, useContext, useState } from "react";

/** What the inputs of a form have in common. */
export interface FormSurroundings {
  /** The entry's file below data/, and the end of its page's address; undefined before it is published. */
  path: string;
  storedSlug: string | undefined;
  /** What is wrong, by the fields' names in the form. */
  errors: ReadonlyMap<string, string>;
  pictures: {
    /** The address of a picture as the entry names it; undefined where there is none. */
    address(named: string): string | undefined;
    /** Takes new pictures into the form: how the entry names each, or why one may not be used. */
    take(files: readonly File[]): Promise<{ named: string[]; refused: string[] }>;
  };
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

/** The field that was asked for last, and the way to ask for another, named as errors name it or as forms do. */
export function useShown() {
  const [shown, setShown] = useState<Shown>();
  const show = useCallback((named: string) => {
    const field = named.replace(/\[(\d+)\]/g, ".$1");
    setShown({ field });
    // The rows have opened by then.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(field)));
  }, []);
  return { shown, show };
}

/** The last asking for a field within this one; undefined where another was asked for since. */
export function useShownWithin(name: string): Shown | undefined {
  const { shown } = useForm();
  return shown && `${shown.field}.`.startsWith(`${name}.`) ? shown : undefined;
}

export const fieldId = (name: string) => `field-${name}`;

/** The focus goes to a field, or to the nearest one around it. */
function focusField(name: string): void {
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
