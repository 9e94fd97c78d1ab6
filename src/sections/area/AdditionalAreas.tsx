import { css } from "@emotion/react";
import { belowTablet, from } from "../../theme/media-queries";
import { colours } from "../../theme/tokens";

interface AdditionalAreasProps {
  names: readonly string[];
}

/** The places that have no page of their own. */
export function AdditionalAreas({ names }: AdditionalAreasProps) {
  return (
    <ul css={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** There may be 150 names. On phones they follow each other in one paragraph. */
const list = css`
  color: ${colours.inkSoft};
  ${belowTablet} {
    li { display: inline; }
    li:not(:last-of-type)::after { content: ", "; }
  }
  ${from.tablet} { columns: 11rem; }
`;
