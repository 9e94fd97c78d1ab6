import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import type { StoredPicture } from "../change/change";
import { useEditor } from "../state/editor-context";

/** A picture as people know it: its path below data/images/. */
export const pictureName = ({ path }: StoredPicture) => path.replace(/^images\//, "");

interface PictureGridProps<Picture> {
  pictures: readonly Picture[];
  children: (picture: Picture) => ReactNode;
}

/** Stored pictures side by side, as many as there is room for. */
export function PictureGrid<Picture extends StoredPicture>({
  pictures,
  children,
}: PictureGridProps<Picture>) {
  return (
    <ul css={grid}>
      {pictures.map((picture) => (
        <li key={picture.path}>{children(picture)}</li>
      ))}
    </ul>
  );
}

/** A stored picture with its name and size, and what can be done with it. */
export function PictureTile({ picture, children }: { picture: StoredPicture; children?: ReactNode }) {
  const { path, width, height } = picture;
  return (
    <div css={tile}>
      <Face path={path} width="100%" />
      <p>{pictureName(picture)}</p>
      {width && height && (
        <p css={size}>
          {width} × {height} pixels
        </p>
      )}
      {children}
    </div>
  );
}

/** A stored picture, small; where the store hands out bytes only, they are asked for when it comes into view. */
export function Face({ path, width }: { path: string; width: string }) {
  const { store, thumbnail } = useEditor();
  const ref = useRef<HTMLImageElement>(null);
  const [isSeen, setSeen] = useState(store.thumbnail !== undefined);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some((one) => one.isIntersecting)),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  const address = isSeen ? thumbnail(path) : undefined;
  return <img ref={ref} src={address} alt="" loading="lazy" css={face} style={{ width }} />;
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${space.m};
`;

const tile = css`
  display: grid;
  align-content: start;
  gap: ${space.xxs};
  font-size: ${fontSizes.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const size = css`color: ${shades.inkSoft};`;

const face = css`
  flex: none;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 3px;
  background: ${colours.grout};
`;
