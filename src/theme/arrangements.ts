import { css } from "@emotion/react";

/** One below the other. */
export const stack = (gap: string) => css`
  display: grid;
  gap: ${gap};
`;

/** Side by side, in as many lines as needed. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
`;
