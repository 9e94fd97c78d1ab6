type Press = Pick<KeyboardEvent | MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** True if a key or a click belongs to the browser: Alt+← goes back, Ctrl+click opens a tab. */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
