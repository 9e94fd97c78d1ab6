import { css } from "@emotion/react";
import { AreaLinks } from "../../components/LinkList";
import { PageSection } from "../../components/PageSection";
import { space } from "../../theme/tokens";
import { ServiceCards } from "./ServiceCards";

interface RelatedServicesProps {
  title: string;
  learnMore: string;
  /** Every service in order; the three after the current one are shown. */
  services: readonly Queries.ServiceCardFragment[];
  current: string;
  areasTitle: string;
  labels: Queries.PictureLabelsFragment;
  areas: readonly { slug: string; name: string }[];
}

/** Three services other than the current one, and areas to read about. */
export function RelatedServices({
  title,
  learnMore,
  services,
  current,
  labels,
  areasTitle,
  areas,
}: RelatedServicesProps) {
  return (
    <PageSection title={title}>
      <ServiceCards services={threeAfter(services, current)} learnMore={learnMore} labels={labels} />
      <h3 css={areasHeading}>{areasTitle}</h3>
      <AreaLinks areas={areas} />
    </PageSection>
  );
}

/** The three services that follow the current one, starting again after the last, so that every service gets the same number of links. */
export function threeAfter<T extends { slug: string }>(services: readonly T[], current: string): T[] {
  const position = services.findIndex(({ slug }) => slug === current);
  const others = [...services.slice(position + 1), ...services.slice(0, Math.max(position, 0))];
  return others.slice(0, 3);
}

const areasHeading = css`margin: ${space.xxl} 0 ${space.m};`;
