import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { leaveHash, replaceHash } from "../page-hash/page-hash";
import { usePageHash } from "../page-hash/usePageHash";
import type { GalleryPicture, GalleryWords, LightboxProps } from "./gallery-picture";
import { loadLightbox } from "./load-lightbox";

interface GalleryProps {
  /** The pictures to browse, in order. */
  pictures: readonly GalleryPicture[];
  words: GalleryWords;
  children: ReactNode;
}

const Lightbox = lazy<ComponentType<LightboxProps>>(() =>
  loadLightbox().then(
    (module) => ({ default: module.Lightbox }),
    () => ({ default: FileInstead }),
  ),
);

/** Around `PictureLink`s: shows the picture that the page's address names. */
export function PictureGallery({ pictures, words, children }: GalleryProps) {
  const hash = usePageHash();
  const open = pictures.find(({ id }) => `#${id}` === hash);
  return (
    <>
      {children}
      {open && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} open={open} words={words} onMove={replaceHash} onClose={leaveHash} />
        </Suspense>
      )}
    </>
  );
}

/** Where the lightbox's code cannot be fetched, the link leads where it leads without a script. */
function FileInstead({ open }: LightboxProps) {
  useEffect(() => window.location.replace(open.file), [open.file]);
  return null;
}
