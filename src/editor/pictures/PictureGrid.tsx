import { css } from "@emotion/react";
import { type ReactNode, useCallback, useState } from "react";
import { namesFile } from "../../content/fields/field-descriptions";
import { namedPath } from "../../content/reading/content-path";
import { stack } from "../../theme/arrangements";
import { colours, fontSizes, space } from "../../theme/tokens";
import type { StoredPicture } from "../change/change";
import { quietWords } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { everyField, type PlacedField } from "../words/plain-words";

export interface ShownPicture extends StoredPicture {
  /** Its path below data/images/, by which people know it. */
  name: string;
  /** The fields that show it. */
  uses: PlacedField[];
}

/** Every stored picture with the places that show it, the draft included: the unused ones first. */
export function useStoredPictures(): ShownPicture[] {
  const { content, draft } = useEditor();
  const fields = everyField([...content.files, ...draft.entries]);
  const naming = fields.filter(({ description }) => namesFile(description));
  const pictures = content.pictures.map((picture) => ({
    ...picture,
    name: picture.path.replace(/^images\//, ""),
    uses: naming.filter(({ file, value }) => namedPath(file, String(value)) === picture.path),
  }));
  return pictures.sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}

/** PDFs are stored among the pictures; they have no face. */
export const isDocument = ({ path }: StoredPicture) => path.endsWith(".pdf");

interface PictureGridProps {
  pictures: readonly ShownPicture[];
  /** Below each: what can be done with it, or where it is shown. */
  children: (picture: ShownPicture) => ReactNode;
}

/** Stored pictures with their names and sizes side by side, as many as there is room for. */
export function PictureGrid({ pictures, children }: PictureGridProps) {
  return (
    <ul css={grid}>
      {pictures.map((picture) => (
        <li key={picture.path} css={stack(space.xxs)}>
          {!isDocument(picture) && <Face path={picture.path} width="100%" />}
          <p>{picture.name}</p>
          {picture.width && (
            <p css={quietWords}>
              {picture.width} × {picture.height} pixels
            </p>
          )}
          {children(picture)}
        </li>
      ))}
    </ul>
  );
}

/** A stored picture, small: asked for when it comes into view, since some stores hand out the whole file only. */
export function Face({ path, width }: { path: string; width: string }) {
  const { thumbnail } = useEditor();
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((image: HTMLImageElement) => {
    const observer = new IntersectionObserver(([last]) => last?.isIntersecting && setSeen(true));
    observer.observe(image);
    return () => observer.disconnect();
  }, []);
  return <img ref={watch} src={isSeen ? thumbnail(path) : undefined} alt="" css={face} style={{ width }} />;
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
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
