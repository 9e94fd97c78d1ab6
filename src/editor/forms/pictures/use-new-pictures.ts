import { useMemo, useState } from "react";
import type { FieldDescription } from "../../../content/fields/field-descriptions";
import { leastPictureWidth } from "../../../content/fields/picture-fields";
import { namedPath } from "../../../content/reading/file-path";
import {
  foreignFormat,
  formatLength,
  heicAdvice,
  isWholePdf,
} from "../../../content/rules/pictures/foreign-format";
import { PlainError } from "../../change/plain-error";
import { useEditor } from "../../state/editor-context";
import { newPicturePath, pictureNamedBy } from "../../state/picture-path";
import { keepPictures } from "../../state/unpublished-words";
import { slugOf } from "../../words/tidy";

/** The new pictures of an entry's form, by their paths below data/. */
export function useNewPictures(path: string) {
  const { content, store, thumbnail } = useEditor();
  /** The chosen files, for as long as the page is open. */
  const [originals] = useState(() => new Map<string, Blob>());
  const [bytes] = useState(() => new Map<string, Blob>());
  /** Tasks that read chosen files. */
  const [reading] = useState(() => new Set<Promise<void>>());
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());

  // Keep the object stable while the entry and its pictures are, because every input of the form depends on it.
  return useMemo(() => {
    const isStored = (picture: string) => content.pictures.some((stored) => stored.path === picture);
    function add(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      setAddresses((known) => new Map(known).set(picture, URL.createObjectURL(blob)));
    }
    /** Adds a picture drawn in the editor to the form. Returns its path as stored in the entry. */
    async function takeDrawn(drawn: File, original: Blob): Promise<string> {
      const picture = newPicturePath(path, drawn.name);
      originals.set(picture, original);
      add(picture, drawn);
      await keepPictures(path, bytes);
      return pictureNamedBy(path, picture);
    }
    return {
      bytes,
      add,
      takeDrawn,
      /** Publishing waits for a task that reads chosen files. */
      read: (task: Promise<void>) => {
        reading.add(task);
        void task.finally(() => reading.delete(task));
      },
      /** Resolves once every chosen file is in the form, or refused. */
      whenRead: async () => {
        while (reading.size > 0) await Promise.allSettled(reading);
      },
      /** Adds a chosen file to the form. Returns its path as stored in the entry. */
      take: async (file: File, field: FieldDescription) => {
        return takeDrawn(await reducePicture(file, field), file);
      },
      /** A picture as it is stored. */
      drawn: async (named: string) => {
        const picture = namedPath(path, named);
        return bytes.get(picture) ?? store.picture(picture);
      },
      /** The chosen file, or the stored picture if the file is gone. */
      original: async (named: string) => {
        const picture = namedPath(path, named);
        return originals.get(picture) ?? bytes.get(picture) ?? store.picture(picture);
      },
      /** The picture to show in the form: a new one in full size, a stored one as a thumbnail. */
      address: (named: string) => {
        const picture = namedPath(path, named);
        return addresses.get(picture) ?? (isStored(picture) ? thumbnail(picture) : undefined);
      },
    };
  }, [path, store, content, thumbnail, addresses, bytes, originals, reading]);
}

export type NewPictures = ReturnType<typeof useNewPictures>;

/** Enough for the widest slot on the sharpest screens; larger only makes the repository heavy. */
const mostWidth = 2400;

/** The width given to a drawing, which has no pixels of its own. */
const drawnWidth = 512;

/**
 * Re-encodes every picture, which turns it upright and removes metadata such as the position. The result
 * is at most 2400 pixels wide. Refuses pictures that are unreadable or too narrow for the content check.
 * A logo may be narrower and stays transparent. An SVG is stored as pixels. A PDF stays unchanged.
 * IMG 2041.HEIC is called img-2041.jpg. Throws in words why a file may not be used.
 */
async function reducePicture(file: File, { use, leastWidth }: FieldDescription): Promise<File> {
  const { name } = file;
  const stem = safeName(slugOf(name.replace(/\.\w+$/, "")));
  if (use === "document") {
    if (!isWholePdf(new Uint8Array(await file.arrayBuffer())))
      throw new PlainError(
        `${name} is not a PDF, or only a part of one: export it as a PDF, and choose that.`,
      );
    return new File([file], `${stem}.pdf`, { type: "application/pdf" });
  }
  const picture = await bitmapOf(file).catch(async () => {
    throw new PlainError(await whyUnreadable(file));
  });
  const least = leastWidth ?? leastPictureWidth;
  if (picture.width < least)
    throw new PlainError(
      `${name} is too small: ${picture.width} pixels wide. Choose a picture of at least ${least} pixels.`,
    );
  if (isEmpty(picture))
    throw new PlainError(
      `${name} would be empty, because nothing in it is visible. Export it again as PNG and choose that file.`,
    );
  const drawn = await drawPicture(`${stem}.${leastWidth ? "png" : "jpg"}`, picture);
  picture.close();
  return drawn;
}

/** Crops a part of a picture to a JPEG or PNG of the given name, at most 2400 pixels wide. A matrix transforms the picture first. */
export async function drawPicture(
  name: string,
  picture: ImageBitmap,
  { x, y, width, height } = new DOMRect(0, 0, picture.width, picture.height),
  matrix = new DOMMatrix(),
): Promise<File> {
  const scale = Math.min(1, mostWidth / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new PlainError("This browser cannot draw pictures: try another one.");
  const type = name.endsWith(".png") ? "image/png" : "image/jpeg";
  if (type === "image/jpeg") {
    // Transparent parts become white, not black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.setTransform(new DOMMatrix([scale, 0, 0, scale, -x * scale, -y * scale]).multiply(matrix));
  context.drawImage(picture, 0, 0);
  return new File([await canvas.convertToBlob({ type, quality: 0.92 })], name, { type });
}

/** True if every pixel of a picture is transparent. A reduced copy still shows a trace of an opaque part. */
function isEmpty(picture: ImageBitmap): boolean {
  const size = 64;
  const context = new OffscreenCanvas(size, size).getContext("2d");
  context?.drawImage(picture, 0, 0, size, size);
  const { data } = context?.getImageData(0, 0, size, size) ?? {};
  return Boolean(data?.every((value, index) => index % 4 !== 3 || value === 0));
}

/** The largest ratio of the sides at which a picture counts as square. */
const mostOblong = 1.25;

/** The warning about a picture that is far from square in a field for a square one. */
export async function remarkOnShape(picture: Blob, { isSquare }: FieldDescription): Promise<string[]> {
  if (!isSquare) return [];
  const { width, height } = await createImageBitmap(picture);
  const isWide = width > height;
  if (Math.max(width / height, height / width) <= mostOblong) return [];
  const shape = isWide ? "much wider than high" : "much higher than wide";
  return [
    `This picture is ${shape} (${width} × ${height}): it will look small. Look at it on the page beside the form, or choose a square one.`,
  ];
}

/** Browsers decode SVG only in an image element, where its scripts cannot run. */
async function bitmapOf(file: File): Promise<ImageBitmap> {
  if (file.type !== "image/svg+xml") return createImageBitmap(file);
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  const height = Math.round((drawnWidth * image.naturalHeight) / image.naturalWidth);
  const canvas = new OffscreenCanvas(drawnWidth, height);
  // Do not use createImageBitmap: it makes transparent pixels of an SVG without width and height (Chromium 147 to 156).
  canvas.getContext("2d")?.drawImage(image, 0, 0, drawnWidth, height);
  return canvas.transferToImageBitmap();
}

/** A file's name that Windows can store, too. */
const safeName = (stem: string) =>
  /^(con|nul|aux|prn|com\d|lpt\d)?$/.test(stem) ? `picture-${stem}`.replace(/-$/, "") : stem;

async function whyUnreadable(file: File): Promise<string> {
  const { name, type } = file;
  const start = await file.slice(0, formatLength).arrayBuffer();
  const format = foreignFormat(new Uint8Array(start));
  if (format === "heic" || (!format && /\.hei[cf]$/i.test(name)))
    return `${name} is in the phone's own format (HEIC), which this browser cannot read. ${heicAdvice} For this picture, open this page in Safari, or send it as JPEG.`;
  if (format) return `${name} is ${format.what}. Choose a picture in JPEG, PNG or WebP.`;
  if (type.startsWith("image/") || /\.(jpe?g|png|webp)$/i.test(name))
    return `${name} cannot be read here: it may be damaged. Choose a picture in JPEG, PNG or WebP.`;
  return `${name} is not a picture. Choose one in JPEG, PNG or WebP.`;
}
