import { css } from "@emotion/react";
import { stack } from "../theme/mixins";
import { colours, space } from "../theme/tokens";

/** A list of features or promises, each with a tick, in as many columns as fit. Ticks are brighter on bottle green. */
export function CheckList({ entries, onBottle = false }: { entries: readonly string[]; onBottle?: boolean }) {
  if (entries.length === 0) return null;
  return (
    <ul css={[list, onBottle && css`li::before { color: ${colours.brass}; }`]}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

const list = css`
  ${stack(`${space.xs} ${space.l}`)}
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  li { display: flex; gap: ${space.s}; }
  /* A tick: the lower right corner of a box, turned. */
  li::before {
    content: "";
    flex: none;
    width: 0.4em;
    height: 0.8em;
    margin: 0.2em 0.2em 0 0.4em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    color: ${colours.brassInk};
    rotate: 42deg;
  }
`;
