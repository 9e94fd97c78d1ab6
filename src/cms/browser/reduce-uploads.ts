import { leastPictureWidth } from "../../content/fields/least-picture-width";

/** Enough for the widest slot on the sharpest screens; larger only makes the repository heavy. */
const mostWidth = 2400;

/**
 * Makes pictures chosen for upload at most 2400 pixels wide, and refuses those that the content check would find too
 * narrow, before Decap sees them. Decap turns them upright, converts them and drops their metadata, but when it resizes
 * it also enlarges smaller ones.
 */
export function reduceUploads(page: Document): void {
  const reducedAlready = new WeakSet<Event>();
  page.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file" || reducedAlready.has(event)) return;
      event.stopImmediatePropagation();
      void reduceAll([...(input.files ?? [])]).then(
        (files) => {
          const chosen = new DataTransfer();
          for (const file of files) chosen.items.add(file);
          input.files = chosen.files;
          const again = new Event("change", { bubbles: true });
          reducedAlready.add(again);
          input.dispatchEvent(again);
        },
        (reason: Error) => {
          input.value = "";
          window.alert(reason.message);
        },
      );
    },
    { capture: true },
  );
}

function reduceAll(files: readonly File[]): Promise<File[]> {
  return Promise.all(files.map((file) => (file.type.startsWith("image/") ? reduced(file) : file)));
}

async function reduced(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} cannot be read here. Choose a picture in JPEG, PNG or WebP.`);
  });
  const { width, height } = picture;
  if (width < leastPictureWidth)
    throw new Error(
      `${file.name} is ${width} pixels wide. Choose a picture of at least ${leastPictureWidth} pixels.`,
    );
  if (width <= mostWidth) return file;
  const canvas = new OffscreenCanvas(mostWidth, Math.round((height * mostWidth) / width));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type });
}
