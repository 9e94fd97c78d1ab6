import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { filled, PageSection } from "../../components/PageSection";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, shades, space } from "../../theme/tokens";

interface AdditionalAreasProps {
  title: string;
  text: string;
  names: readonly string[];
  picture?: ReactNode;
}

/** Areas overview: further places, by name only. */
export function AdditionalAreas({ title, text, names, picture }: AdditionalAreasProps) {
  const half = Math.ceil(names.length / 2);
  return (
    <PageSection title={title} introduction={text}>
      <div css={[columns, picture ? besidePicture : undefined]}>
        <Names names={names.slice(0, half)} />
        {picture && <div css={filled}>{picture}</div>}
        <Names names={names.slice(half)} />
      </div>
    </PageSection>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul css={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

const columns = css`
  ${stack(space.l)}
`;

const besidePicture = css`
  ${from.desk} { grid-template-columns: minmax(0, 1fr) 23.75rem minmax(0, 1fr); gap: ${space.xl}; }
`;

/** On phones one after the other, as in a sentence: in columns they would take four screens. */
const list = css`
  color: ${shades.inkSoft};
  li { display: inline; overflow-wrap: anywhere; }
  li:not(:last-of-type)::after { content: " · "; color: ${colours.brassInk}; }
  ${from.tablet} {
    columns: 8.5rem;
    column-gap: ${space.l};
    li { display: block; padding: ${space.xxs} 0; break-inside: avoid; }
    li:not(:last-of-type)::after { content: none; }
  }
`;
