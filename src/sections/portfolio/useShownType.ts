import { useState } from "react";
import { usePageHash } from "../../components/page-hash/usePageHash";
import { allTypes } from "../project/project-types";

/**
 * The filter's address that the visitor asked for last; undefined before hydration.
 * A picture's address leaves the filter as it is, so that nothing moves behind the lightbox.
 */
export function useShownType(addresses: readonly string[]): string | undefined {
  const hash = usePageHash();
  const [last, setLast] = useState<string>();
  if (hash === undefined) return undefined;
  const asked = hash === "" ? allTypes : addresses.find((address) => `#${address}` === hash);
  const shown = asked ?? last ?? allTypes;
  if (shown !== last) setLast(shown);
  return shown;
}
