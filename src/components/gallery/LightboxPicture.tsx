import { css } from "@emotion/react";
import type { GalleryPicture } from "./gallery-picture";

/** As wide as the window, or as its height between the bars allows for pictures of four by three. */
const sizes = "min(100vw, (100vh - 9.5rem) * 4 / 3)";

interface LightboxPictureProps {
  picture: GalleryPicture;
  /** Fetched already, so that it is there when its turn comes. */
  hidden: boolean;
}

/** A picture in the lightbox: as large as fits, and no part of it cut off. */
export function LightboxPicture({ picture, hidden }: LightboxPictureProps) {
  const { image, alt } = picture;
  const { sources = [], fallback } = image.images;
  return (
    <div css={stage} hidden={hidden}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={fallback?.src}
          srcSet={fallback?.srcSet}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={alt}
          {...{ fetchpriority: hidden ? "low" : "high" }}
        />
      </picture>
    </div>
  );
}

const stage = css`
  grid-area: picture;
  min-height: 0;
  &[hidden] { display: none; }
  picture { display: contents; }
  img { width: 100%; height: 100%; object-fit: contain; }
`;
