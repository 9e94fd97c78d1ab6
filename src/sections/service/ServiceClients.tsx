import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { BesidePicture } from "../shared/BesidePicture";

interface ServiceClientsProps {
  clients: Queries.ServiceClientsFragment;
}

/** Service page: what one kind of client asks first, such as offices and landlords, beside a picture if there is one. */
export function ServiceClients({ clients: { title, introduction, picture, points } }: ServiceClientsProps) {
  return (
    <PageSection background="white" title={title} introduction={introduction}>
      <BesidePicture picture={picture}>
        <PointList points={points} />
      </BesidePicture>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment ServiceClients on ServiceClients {
    title
    introduction
    picture { ...LabelledPicture }
    points { icon title description }
  }
`;
