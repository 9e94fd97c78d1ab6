import { css } from "@emotion/react";
import { PageSection } from "../../components/PageSection";
import { from } from "../../theme/media-queries";
import { fontSizes, shades, space } from "../../theme/tokens";

interface AdditionalAreasProps {
  title: string;
  text: string;
  names: readonly string[];
}

/** Areas overview: further places, by name only. */
export function AdditionalAreas({ title, text, names }: AdditionalAreasProps) {
  return (
    <PageSection title={title} introduction={text}>
      <ul css={list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </PageSection>
  );
}

/** On phones one after the other, as in a sentence: in columns they would take four screens. */
const list = css`
  color: ${shades.inkSoft};
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
