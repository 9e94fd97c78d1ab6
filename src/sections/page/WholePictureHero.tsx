import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { from, low } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { HeroWords, type HeroWordsProps } from "./HeroWords";
import { PageHero } from "./PageHero";

export interface WholePictureHeroProps extends HeroWordsProps {
  picture: ReactNode;
}

interface Styles {
  section: SerializedStyles;
  picture: SerializedStyles;
  words: SerializedStyles;
}

/** The top of a page that is about a picture: the uncropped picture up to the window's edge, and the words beside it. Without one, the words alone. */
export function WholePictureHero({ picture, styles, ...words }: WholePictureHeroProps & { styles: Styles }) {
  if (!picture) return <PageHero {...words} />;
  return (
    <section css={[overEdge, styles.section]}>
      <div css={[wholePicture, styles.picture]}>{picture}</div>
      <HeroWords {...words} styles={css([atEdge, styles.words])} />
    </section>
  );
}

/** Keeps the headline on the first screen of a phone in landscape. */
const overEdge = css`
  ${low} { display: grid; grid-template-columns: 42vw minmax(0, 1fr); }
  ${from.desk} { display: grid; }
`;

/** Positions overlays by the picture's edges. */
const wholePicture = css`
  position: relative;
  align-self: start;
`;

const atEdge = css`
  padding: ${space.l} ${space.margin} ${space.xl};
  ${from.desk} { width: 100%; max-width: 42rem; justify-self: end; padding: ${space.xl}; }
`;
