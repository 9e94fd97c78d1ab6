import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon/Icon";
import { PageSection } from "../../components/PageSection";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, space } from "../../theme/tokens";

interface ServiceFeaturesProps {
  service: Queries.ServiceFeaturesFragment;
  title: string;
}

/** Service page: the four features in a row. */
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

/** @public Gatsby collects it. */
export const serviceFeaturesFragment = graphql`
  fragment ServiceFeatures on Service { features }
`;

const list = css`
  display: grid;
  gap: ${space.m} ${space.xl};
  font-size: ${fontSizes.lead};
  font-weight: 600;
  ${from.tablet} { grid-template-columns: 1fr 1fr; }
  ${from.wide} { grid-template-columns: repeat(4, 1fr); }
  li { display: flex; gap: ${space.s}; padding-top: ${space.m}; border-top: 1px solid ${shades.grout}; }
  svg { flex: none; color: ${colours.brassInk}; }
`;
