import { isRecord } from "../../content/fields/content-path";

/** The single values that storing changed, by their fields, where the form still has what was sent. */
export function leafChanges(sent: unknown, stored: unknown, now: unknown, at = ""): [string, unknown][] {
  const path = (step: string | number) => (at === "" ? String(step) : `${at}.${step}`);
  if (Array.isArray(sent) && Array.isArray(stored) && Array.isArray(now))
    return sent.flatMap((entry, index) => leafChanges(entry, stored[index], now[index], path(index)));
  if (isRecord(sent) && isRecord(stored) && isRecord(now))
    return Object.keys(stored).flatMap((key) => leafChanges(sent[key], stored[key], now[key], path(key)));
  const isLeaf = typeof stored !== "object";
  return isLeaf && sent !== stored && sent === now ? [[at, stored]] : [];
}
