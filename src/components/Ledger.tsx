import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/media-queries";
import { colours, sizes, space } from "../theme/tokens";

interface LedgerProps {
  entries: readonly { title: string; description: ReactNode }[];
}

/** A list of facts, each with its title above it or, from tablets on, to its left. Any number of facts fills the page without a gap; one whose words name a fact that the company lacks is left out. */
export function Ledger({ entries }: LedgerProps) {
  const known = entries.filter(({ title, description }) => title && description);
  return (
    <div>
      {known.map(({ title, description }) => (
        <div key={title} css={entry}>
          <h3>{title}</h3>
          <div>{description}</div>
        </div>
      ))}
    </div>
  );
}

const entry = css`
  padding: ${space.s} 0;
  border-top: 1px solid ${colours.grout};
  h3 { margin-bottom: ${space.xxs}; color: ${colours.bottle}; }
  p { max-width: ${sizes.prose}; }
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: ${space.l};
    padding: ${space.l} 0;
  }
`;
