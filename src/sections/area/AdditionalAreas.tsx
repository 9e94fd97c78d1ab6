import { css } from "@emotion/react";
import { PageSection } from "../../components/PageSection";
import { shades, space } from "../../theme/tokens";

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

const list = css`
  columns: 8.5rem;
  column-gap: ${space.l};
  color: ${shades.inkSoft};
  li { padding: ${space.xxs} 0; break-inside: avoid; overflow-wrap: anywhere; }
`;
