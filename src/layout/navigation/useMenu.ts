import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { needsHydration } from "../../hydration/attributes";
import { useHydrated } from "../../hydration/useHydrated";

/** A details element as a menu: it opens without a script; with one, Escape, following a link and tabbing on close it. */
export function useMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useHydrated(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  };
  return { close, menu: { ref: details, ...needsHydration(), onKeyDown, onBlur } };
}
