import { useSyncExternalStore } from "react";
import { pageHash, watchPageHash } from "./page-hash";

const unknown = () => undefined;

/** The page's hash; undefined on the server and before hydration. */
export function usePageHash(): string | undefined {
  return useSyncExternalStore(watchPageHash, pageHash, unknown);
}
