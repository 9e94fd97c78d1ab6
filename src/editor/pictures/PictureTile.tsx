import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { useEditor } from "../state/editor-context";
import type { StoredPicture } from "../store/store";

/** A stored picture with its name and size, and what can be done with it. */
export function PictureTile({ picture, children }: { picture: StoredPicture; children?: ReactNode }) {
  const { thumbnail } = useEditor();
  const { path, width, height } = picture;
  return (
    <div css={tile}>
      <img src={thumbnail(path)} alt="" loading="lazy" css={image} />
      <p>{path.replace(/^images\//, "")}</p>
      {width && height && (
        <p css={size}>
          {width} × {height} pixels
        </p>
      )}
      {children}
    </div>
  );
}

export const pictureGrid = css`
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

const image = css`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 3px;
  background: ${colours.grout};
`;

const size = css`color: ${shades.inkSoft};`;
