import { css } from "@emotion/react";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";

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

/** On phones the names follow each other in one paragraph; columns would take four screens. */
const list = css`
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.35;
  li { display: inline; }
  li:not(:last-of-type)::after { content: ", "; }
  ${from.tablet} {
    columns: 8.5rem;
    column-gap: ${space.l};
    li { display: block; padding: ${space.xxs} 0; break-inside: avoid; }
    li:not(:last-of-type)::after { content: none; }
  }
`;
