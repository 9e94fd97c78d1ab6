import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon/Icon";
import { PageSection } from "../../components/PageSection";
import { row } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, space } from "../../theme/tokens";

interface ServiceFeaturesProps {
  service: Queries.ServiceFeaturesFragment;
  title: string;
}

/** Service page: the features, up to four in a row. */
export function ServiceFeatures({ service, title }: ServiceFeaturesProps) {
  return (
    <PageSection title={title}>
      <ul css={list}>
        {service.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={24} />
            {feature}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export const serviceFeaturesFragment = graphql`
  fragment ServiceFeatures on Service { features }
`;

/** Those of the last row share its width, so that no number of them leaves a hole. */
const list = css`
  ${row(`${space.m} ${space.xl}`)}
  font-size: ${fontSizes.lead};
  font-weight: 600;
  li {
    display: flex;
    flex: 1 1 100%;
    ${from.tablet} { flex-basis: 40%; }
    ${from.wide} { flex-basis: 20%; }
    gap: ${space.s};
    padding-top: ${space.m};
    border-top: 1px solid ${shades.grout};
  }
  svg { flex: none; color: ${colours.brassInk}; }
`;
