import { css } from "@emotion/react";
import { colours, space } from "../theme/tokens";

export const pictureWords = {
  visualisation: "Visualisation",
  drawing: "Drawing",
  before: "Before",
  after: "After",
};

/** Labels the picture in the same figure on its lower corner. The label's background makes it readable on any picture. */
export function PictureLabel({ children }: { children: string | undefined }) {
  return children && <figcaption css={styles}>{children}</figcaption>;
}

interface LabelledKind {
  isBefore?: boolean;
  kind: string | null;
}

/** The label of a picture that shows the room before the work, is a visualisation, or both. */
export function pictureLabel({ isBefore, kind }: LabelledKind): string | undefined {
  const parts = [isBefore && pictureWords.before, kind === "visualisation" && pictureWords.visualisation];
  return parts.filter(Boolean).join(" · ") || undefined;
}

/** Returns the note on visualisations if one of these pictures is one. */
export function noteIfVisualised(pictures: readonly { kind: string | null }[], note: string) {
  return pictures.some(({ kind }) => kind === "visualisation") ? note : undefined;
}

const styles = css`
  position: absolute;
  inset: auto auto 0 0;
  padding: ${space.xxs} ${space.xs};
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  font-size: min(0.8125rem, 5vw);
  line-height: 1.4;
  overflow-wrap: normal;
  pointer-events: none;
`;
