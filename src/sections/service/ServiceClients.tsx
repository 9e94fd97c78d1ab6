import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { LabelledPicture } from "../project/pictures/LabelledPicture";
import { pictureSlot } from "../project/pictures/picture-slots";

interface ServiceClientsProps {
  clients: Queries.ServiceClientsFragment;
}

/** Service page: what one kind of client asks first, such as offices and landlords, beside a picture if there is one. */
export function ServiceClients({ clients: { title, introduction, picture, points } }: ServiceClientsProps) {
  return (
    <PageSection ground="white" title={title} introduction={introduction}>
      <div css={picture && beside}>
        {picture && (
          <div>
            <LabelledPicture picture={picture} slot={slot} />
          </div>
        )}
        <PointList points={points} />
      </div>
    </PageSection>
  );
}

export const serviceClientsFragment = graphql`
  fragment ServiceClients on ServiceClients {
    title
    introduction
    picture { ...ProjectPicture }
    points { icon title description }
  }
`;

const slot = pictureSlot({
  phone: ["100vw - 2rem"],
  tablet: ["100vw - 4rem", 16 / 9],
  desk: ["41.7vw - 5rem", 4 / 3],
  wide: ["30rem"],
});

const beside = css`
  ${stack(space.l)}
  ${from.desk} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: ${space.xxxl}; }
`;
