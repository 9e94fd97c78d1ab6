import { createContext, useContext } from "react";
import type { NewPictures } from "./pictures/use-new-pictures";

/** State that a form's inputs share. */
export interface FormSurroundings {
  /** The entry's file below data/. */
  path: string;
  /** Problems, by the fields' names in the form. */
  errors: ReadonlyMap<string, string>;
  pictures: NewPictures;
}

const Surroundings = createContext<FormSurroundings | undefined>(undefined);
export const FormProvider = Surroundings.Provider;

export function useForm(): FormSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error("This is not within a form");
  return surroundings;
}

export const fieldId = (name: string) => `field-${name}`;

/** Focuses a field by its name in errors or in forms, or the nearest field around it. */
export function showField(named: string): void {
  const name = named.replace(/\[(\d+)\]/g, ".$1");
  // A new row is rendered by then.
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(name)));
}

function focusField(name: string): void {
  const place = document.getElementById(fieldId(name));
  if (!place) {
    if (name.includes(".")) focusField(name.replace(/\.[^.]*$/, ""));
    return;
  }
  for (let row = place.closest("details"); row; row = row.parentElement?.closest("details") ?? null)
    row.open = true;
  const controls = "input, textarea, select, button";
  const target = place.matches(controls) ? place : place.querySelector<HTMLElement>(controls);
  place.scrollIntoView({ block: place.offsetHeight < window.innerHeight ? "center" : "start" });
  target?.focus({ preventScroll: true });
}
