import { css } from "@emotion/react";
import { ContentIcon } from "../../components/icon/Icon";
import { PageSection } from "../../components/PageSection";
import { row } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, fonts, shades, space } from "../../theme/tokens";

interface ServicesStripProps {
  title: string;
  services: readonly { icon: string; value: string; label: string }[];
}

/** Areas overview: the types of work, up to four in a row. */
export function ServicesStrip({ title, services }: ServicesStripProps) {
  return (
    <PageSection ground="white" title={title}>
      <ul css={line}>
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

/** Those of the last row share its width, so that no number of them leaves a hole. */
const line = css`
  ${row(space.l)}
  li {
    display: grid;
    flex: 1 1 40%;
    ${from.desk} { flex-basis: 20%; }
    align-content: start;
    gap: ${space.xxs};
  }
  svg { margin-bottom: ${space.xs}; color: ${colours.brassInk}; }
  strong { overflow-wrap: anywhere; color: ${colours.bottle}; font: 500 ${fontSizes.h3}/1.25 ${fonts.heading}; }
  span { color: ${shades.inkSoft}; }
`;
