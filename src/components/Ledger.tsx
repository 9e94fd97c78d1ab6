import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { stack } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { colours, shades, sizes, space } from "../theme/tokens";

interface LedgerProps {
  entries: readonly { title: string; description: ReactNode }[];
  /** Among the entries, after half of them; on desks beside them. */
  among?: ReactNode;
  /** After them; on desks below what is beside them. */
  after?: ReactNode;
}

/** Facts one below the other, each with its name in the margin where there is room: any number of them leaves no hole. */
export function Ledger({ entries, among, after }: LedgerProps) {
  const half = Math.ceil(entries.length / 2);
  const part = (some: LedgerProps["entries"]) =>
    some.map(({ title, description }) => (
      <div key={title} css={entry}>
        <h3>{title}</h3>
        <div>{description}</div>
      </div>
    ));
  return (
    <div css={among || after ? besides(half, entries.length) : undefined}>
      {part(entries.slice(0, half))}
      {among && <div css={amongArea}>{among}</div>}
      {part(entries.slice(half))}
      {after && <div css={afterArea}>{after}</div>}
    </div>
  );
}

const [amongArea, afterArea] = [css`grid-area: var(--among);`, css`grid-area: var(--after);`];

/** The second column begins with what stands among the entries; what stands after them follows it. */
const besides = (half: number, count: number) => css`
  ${stack(space.m)}
  ${from.desk} {
    --among: 1 / 2 / span ${half} / auto;
    --after: ${half + 1} / 2 / span ${count - half} / auto;
    grid-template-columns: minmax(0, 11fr) minmax(0, 5fr);
    gap: 0 ${space.xxl};
    align-items: start;
  }
`;

const entry = css`
  padding: ${space.s} 0;
  border-top: 1px solid ${shades.grout};
  h3 { margin-bottom: ${space.xxs}; color: ${colours.bottle}; }
  p { max-width: ${sizes.prose}; }
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: ${space.l};
    padding: ${space.l} 0;
  }
`;
