import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Divider, dividerPosition, touched } from "../../pictures/Divider";
import { Picture } from "../../pictures/Picture";
import { PictureLabel, pictureLabel } from "../../pictures/PictureLabel";
import { scriptingOff, windowFrom } from "../../theme/media-queries";
import { onPicture } from "../../theme/mixins";
import { space } from "../../theme/tokens";

interface OpenedWallProps {
  wall: Queries.OpenedWallFragment;
  /** The point of the picture that stays in view, as CSS writes it; the middle if left out. */
  focus: string | null;
}

/**
 * Lies over the hero's wall and shows the same wall opened, up to a grip that visitors pull (Divider.tsx). CSS opens the first
 * fifth. Until a visitor touches the grip, only the opened picture's left part is fetched.
 */
export function OpenedWall({ wall, focus }: OpenedWallProps) {
  const { picture, line, pull, layers } = wall;
  const [across = 50, down = 50] = (focus ?? "").match(/\d+/g)?.map(Number) ?? [];
  return (
    <Divider label={`${pull} How far the wall is open, in per cent`} start={start} styles={stage}>
      <p css={invitation}>
        {line} <span>{pull}</span>
      </p>
      <figure css={opened}>
        <div css={[drawnPicture, css`--across: ${across / 100}; --down: ${down / 100};`]}>
          <Picture image={picture.edge} alt={picture.alt} sizes={firstPart.sizes} canWait styles={edge} />
          <Picture image={picture.whole} alt="" sizes={wallWidths} styles={whole} />
          <ul css={names}>
            {layers.map((layer) => (
              <li
                key={layer.name}
                css={css`left: ${atLeast(layer.across, hiddenLeft)}; top: ${atLeast(layer.down, hiddenTop)};`}
              >
                {layer.name}
              </li>
            ))}
          </ul>
        </div>
        <PictureLabel>{pictureLabel(picture)}</PictureLabel>
      </figure>
    </Divider>
  );
}

export const fragments = graphql`
  fragment OpenedWall on OpenedWall {
    line
    pull
    layers { name across down }
    picture {
      alt
      kind
      edge: image {
        childImageSharp {
          gatsbyImageData(
            width: 736
            aspectRatio: 0.5
            transformOptions: { cropFocus: WEST }
            breakpoints: [290, 328, 376, 480, 624, 736]
          )
        }
      }
      whole: image { childImageSharp { gatsbyImageData(width: 1840, breakpoints: [724, 820, 940, 1200, 1560, 1840]) } }
    }
  }
`;

/** The grip's first position, in per cent. */
const start = 20;

/** The picture's width divided by its height. */
const ratio = 1.25;

/** The `sizes` of the hero's picture and of the opened one, which is drawn as large. */
export const wallWidths = `${windowFrom.desktop} max(50vw + 3rem, 60rem), 100vw`;

/** The part of the picture that is fetched at first: what the first fifth shows in windows of any shape. */
const firstPart = { width: "40%", sizes: `${windowFrom.desktop} max(20vw + 1.2rem, 24rem), 40vw` };

/**
 * As wide as `object-fit: cover` would draw the picture. Two files and the names share one crop, which CSS can give to a
 * single picture only. cqw and cqh are hundredths of the stage's width and height.
 */
const width = `max(100cqw, 100cqh * ${ratio})`;

/** Hidden width and height, divided as object-position divides them. */
const hiddenLeft = `(${width} - 100cqw) * var(--across)`;
const hiddenTop = `(${width} / ${ratio} - 100cqh) * var(--down)`;

/** A name whose place is hidden stands at the edge. */
const atLeast = (percent: number, hidden: string) => `max(${percent}%, ${hidden} + ${space.xs})`;

const opensFromLeft = keyframes`from { clip-path: inset(0 100% 0 0); }`;
const follows = keyframes`from { translate: -${start}%; }`;

/** Waits a second, so that visitors see the finished wall first. */
const opening = "0.6s 1s ease-in-out backwards";

const stage = css`
  --divider: ${start}%;
  position: absolute;
  inset: 0;
  container-type: size;
  @media (prefers-reduced-motion: no-preference) {
    > figure { animation: ${opensFromLeft} ${opening}; }
    > [aria-hidden] { animation: ${follows} ${opening}; }
  }
  ${scriptingOff} {
    > input, > p > span { display: none; }
    > [aria-hidden]::after { content: none; }
  }
  /* On paper the wall is finished. */
  @media print { display: none; }
`;

/** The words stand beside the grip, on the finished wall. The opened wall covers them. */
const invitation = css`
  position: absolute;
  top: 50%;
  translate: 0 -50%;
  left: calc(${start}% + 2rem);
  max-width: min(calc(${100 - start}% - 3rem), 13rem);
  ${onPicture}
  @container (width < 14rem) or (height < 6rem) { display: none; }
`;

const opened = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  clip-path: inset(0 calc(100% - ${dividerPosition}) 0 0);
`;

const drawnPicture = css`
  position: absolute;
  left: calc(-1 * ${hiddenLeft});
  top: calc(-1 * ${hiddenTop});
  width: ${width};
  aspect-ratio: ${ratio};
`;

/** No background, so that the finished wall shows until the file is there. */
const fill = "position: absolute; inset: 0; height: 100%; background: none;";

const edge = css`${fill} width: ${firstPart.width};`;

/** Fetched at the first touch of the grip. */
const whole = css`
  ${fill}
  display: none;
  ${touched} & { display: block; }
`;

const names = css`li { position: absolute; ${onPicture} }`;
