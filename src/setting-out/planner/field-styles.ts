import { css } from "@emotion/react";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";

export const bold = css`font-weight: 600;`;

/** Two fields side by side. */
export const pair = css`
  ${stack(space.m)}
  align-items: start;
  ${from.phone} { grid-template-columns: 1fr 1fr; }
`;

export const group = css`
  ${stack(space.m)}
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
`;
