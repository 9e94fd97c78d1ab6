import { css } from "@emotion/react";
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

/** The names follow each other in one paragraph, because there may be 150 of them. */
const list = css`
  color: ${colours.inkSoft};
  li { display: inline; }
  li:not(:last-of-type)::after { content: ", "; }
`;
