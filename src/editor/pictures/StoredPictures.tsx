import { css } from "@emotion/react";
import { type ReactNode, useCallback, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { namesFile } from "../../content/fields/field-descriptions";
import { namedPath } from "../../content/reading/file-path";
import { standardPalette } from "../../content/values/standard-palette";
import { stack } from "../../theme/arrangements";
import { colours, fontSizes, space } from "../../theme/tokens";
import type { StoredPicture } from "../change/change";
import { everyField } from "../change/placed-fields";
import { pictureName } from "../change/remove-pictures";
import { Dialog } from "../controls/Dialog";
import { quietWords } from "../controls/styles";
import { useEditor } from "../state/editor-context";

/** Every stored picture with the entries that use it. Unused ones come first. */
export function useStoredPictures() {
  const { content } = useEditor();
  const fields = everyField(content.files);
  const naming = fields.filter(({ description }) => namesFile(description));
  const pictures = content.pictures.map((picture) => ({
    ...picture,
    name: pictureName(picture.path),
    uses: naming.filter(({ file, value }) => namedPath(file, String(value)) === picture.path),
  }));
  return pictures.sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}

type ShownPicture = ReturnType<typeof useStoredPictures>[number];

/** PDFs are stored among the pictures, but have no thumbnail. */
const isDocument = ({ path }: StoredPicture) => path.endsWith(".pdf");

/** The stored pictures, each with the entries that use it. A press on one chooses it. */
export function ChoosePicture({ onChoose }: { onChoose: (path: string | undefined) => void }) {
  const pictures = useStoredPictures().filter((picture) => !isDocument(picture));
  return (
    <Dialog title="Choose a stored picture" onClose={() => onChoose(undefined)}>
      <PictureGrid pictures={pictures}>
        {({ path, name, uses }) => (
          <>
            <p>{uses.map(({ place }) => place).join(", ") || "Shown nowhere"}</p>
            <SmallButton aria-label={`Choose ${name}`} onClick={() => onChoose(path)} css={whole}>
              Choose
            </SmallButton>
          </>
        )}
      </PictureGrid>
    </Dialog>
  );
}

interface PictureGridProps {
  pictures: readonly ShownPicture[];
  /** Content below each picture: its actions, or the entries that use it. */
  children: (picture: ShownPicture) => ReactNode;
}

/** Stored pictures with their names and sizes side by side, as many as there is room for. */
export function PictureGrid({ pictures, children }: PictureGridProps) {
  return (
    <ul css={grid}>
      {pictures.map((picture) => (
        <li key={picture.path} css={stack(space.xxs)}>
          {!isDocument(picture) && <Thumbnail path={picture.path} width="100%" />}
          <p>{picture.name}</p>
          <p css={quietWords}>{picture.width && `${picture.width} × ${picture.height} pixels`}</p>
          {children(picture)}
        </li>
      ))}
    </ul>
  );
}

/** A thumbnail of a stored picture. It loads when it scrolls into view, because some stores have full-size files only. */
export function Thumbnail({ path, width }: { path: string; width: string }) {
  const { thumbnail } = useEditor();
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((image: HTMLImageElement) => {
    const observer = new IntersectionObserver(([last]) => last?.isIntersecting && setSeen(true));
    observer.observe(image);
    return () => observer.disconnect();
  }, []);
  return (
    <img
      ref={watch}
      src={isSeen ? thumbnail(path) : undefined}
      alt=""
      css={[face, path.endsWith(".png") && onLight]}
      style={{ width }}
    />
  );
}

const whole = css`&::after { content: ""; position: absolute; inset: 0; }`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(45%, 11rem), 1fr));
  gap: ${space.m};
  font-size: ${fontSizes.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
  > li { position: relative; align-content: start; }
`;

const face = css`
  flex: none;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 3px;
  background: ${colours.grout};
`;

/** Logos are transparent, and drawn for a light ground. */
const onLight = css`background: ${standardPalette.grout};`;
