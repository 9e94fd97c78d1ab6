import { type RefObject, useEffect } from "react";

/** Tells the page that the form is awake, and carries out a submit that was held until now, once. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset.awake = "";
    if ("held" in element.dataset) {
      delete element.dataset.held;
      element.requestSubmit();
    }
  }, [form]);
}
