import { css } from "@emotion/react";
import { colours, space } from "../../theme/tokens";
import type { Work } from "./news";

/**
 * Says what the editor is doing, with a bar: filled where it is known how many parts are done, else moving. It stands in an
 * element with the role status.
 */
export function Working({ says, done = 0, of }: Work) {
  const counted = of !== undefined && of > 1;
  return (
    <span css={styles}>
      <progress aria-hidden {...(counted && { value: done, max: of })} />
      {says}
      {counted && ` ${Math.min(done + 1, of)} of ${of}`}
    </span>
  );
}

const styles = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  progress { width: 6rem; height: 0.5rem; accent-color: ${colours.bottle}; }
`;
