import { useEffect } from "react";

/** On the page's root: the address that its own script has logged already. */
const loggedPath = "unknownPath";

/** The specification asks for it; before hydration, only a script of the 404 page's own can do it. */
export const logUnknownPathScript = `console.warn("404: there is no page at "+(document.documentElement.dataset.${loggedPath}=location.pathname))`;

/** Logs an address without a page to which a link within the site has led, once; the page's own script has done so for its own. */
export function useUnknownPathLog(path: string): void {
  useEffect(() => {
    if (document.documentElement.dataset[loggedPath] === path) return;
    console.warn(`404: there is no page at ${path}`);
  }, [path]);
}
