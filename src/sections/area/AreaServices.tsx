import { PageSection } from "../../components/PageSection";
import { ServiceCards } from "../service/ServiceCards";

interface AreaServicesProps {
  title: string;
  introduction: string;
  services: readonly Queries.ServiceCardFragment[];
  /** The heading of a service's card: Floor Tiling in Chelsea. */
  nameOf: (service: string) => string;
  learnMore: string;
  /** The words on pictures that are not photographs. */
  labels: Queries.PictureLabelsFragment;
}

/** Area page: every service, as offered in this place. */
export function AreaServices({ title, introduction, ...cards }: AreaServicesProps) {
  return (
    <PageSection ground="white" title={title} introduction={introduction}>
      <ServiceCards {...cards} />
    </PageSection>
  );
}
