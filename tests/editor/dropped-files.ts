import type { Locator } from "@playwright/test";
import type { PictureFile } from "./pictures";

/**
 * Drops files on an element as a browser does when somebody drags them there: over it first, then let go. Tells whether the
 * browser would go on and open them in the place of the page.
 */
export function dropFiles(target: Locator, files: readonly PictureFile[]): Promise<boolean> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  return target.evaluate((element, pictures) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, base64 } of pictures) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    const isLeftToBrowser = ["dragenter", "dragover", "drop"].map((event) =>
      element.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true })),
    );
    return isLeftToBrowser.at(-1) ?? true;
  }, given);
}
