import { css } from "@emotion/react";
import { stack } from "../../theme/arrangements";
import { colours, space } from "../../theme/tokens";
import { Icon } from "../icon/Icon";

/** A list of features or promises, each with a tick, in as many columns as fit. Ticks are brighter on bottle green. */
export function CheckList({ entries, onBottle = false }: { entries: readonly string[]; onBottle?: boolean }) {
  if (entries.length === 0) return null;
  return (
    <ul css={[list, onBottle && css`svg { color: ${colours.brass}; }`]}>
      {entries.map((entry) => (
        <li key={entry}>
          <Icon name="check" size={20} />
          {entry}
        </li>
      ))}
    </ul>
  );
}

const list = css`
  ${stack(`${space.xs} ${space.l}`)}
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  li { display: flex; gap: ${space.s}; }
  svg { flex: none; margin-top: 0.2rem; color: ${colours.brassInk}; }
`;
