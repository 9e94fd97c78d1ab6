import { createContext, useContext } from "react";
import type { NewPictures } from "./useNewPictures";

/** State that a form's inputs share. */
export interface InputContext {
  /** The entry's file below data/. */
  path: string;
  /** The messages of errors, by the names of their fields. */
  errors: ReadonlyMap<string, string>;
  pictures: NewPictures;
  /** The field that was shown last. The groups and rows around it render their parts. */
  shownField: string | undefined;
  /** Opens the groups and rows around a field, and focuses it. */
  showField: (name: string) => void;
}

const Context = createContext<InputContext | undefined>(undefined);
export const InputContextProvider = Context.Provider;

export function useInputContext(): InputContext {
  const context = useContext(Context);
  if (!context) throw new Error("This is not within a form");
  return context;
}
