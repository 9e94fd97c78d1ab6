import { css } from "@emotion/react";
import { fontSizes, space } from "../../theme/tokens";

/** A screen with one column of words. */
export const page = css`
  display: grid;
  gap: ${space.m};
  max-width: 52rem;
  padding: ${space.l} ${space.m} ${space.xxl};
  @media (min-width: 64rem) { padding: ${space.xl} ${space.xl} ${space.xxxl}; }
  h2 { margin-top: ${space.l}; font-size: ${fontSizes.h3}; }
`;

/** Its title, and what is done most beside it. */
export const pageHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;
