import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { fontSizes, shades, space } from "../../theme/tokens";
import type { StoredPicture } from "../store/store";
import { Face } from "./Face";

/** A stored picture with its name and size, and what can be done with it. */
export function PictureTile({ picture, children }: { picture: StoredPicture; children?: ReactNode }) {
  const { path, width, height } = picture;
  return (
    <div css={tile}>
      <Face path={path} width="100%" />
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

const size = css`color: ${shades.inkSoft};`;
