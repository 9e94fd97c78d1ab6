import { css } from "@emotion/react";
import { ContentIcon } from "../../components/icon/Icon";
import { PageSection } from "../../components/PageSection";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, space } from "../../theme/tokens";

interface ServicesStripProps {
  title: string;
  services: readonly { icon: string; value: string; label: string }[];
}

/** Areas overview: four types of work in a row. */
export function ServicesStrip({ title, services }: ServicesStripProps) {
  return (
    <PageSection ground="white" title={title}>
      <ul css={row}>
        {services.map(({ icon, value, label }) => (
          <li key={value}>
            <ContentIcon name={icon} size={34} />
            <strong>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const row = css`
  display: grid;
  gap: ${space.l};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.desk} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li { display: grid; gap: ${space.xxs}; }
  svg { margin-bottom: ${space.xs}; color: ${colours.brassInk}; }
  strong { overflow-wrap: anywhere; color: ${colours.bottle}; font-size: ${fontSizes.h3}; }
  span { color: ${shades.inkSoft}; }
`;
