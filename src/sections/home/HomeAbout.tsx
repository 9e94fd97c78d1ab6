import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../../components/CheckList";
import { PageSection } from "../../components/PageSection";
import { secondPicture } from "../../pictures/project-pictures";
import { homeAnchors } from "../../routes";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { BesidePicture } from "../shared/BesidePicture";
import { StatList } from "./StatList";

/** Home: who we are, the claims and the figures, beside a project's second picture. */
export function HomeAbout({ about }: Queries.HomeAboutFragment) {
  const [introduction, ...paragraphs] = about.paragraphs.filter(Boolean);
  return (
    <PageSection id={homeAnchors.about} background="bottle" title={about.title} introduction={introduction}>
      <BesidePicture picture={secondPicture(about.project)}>
        <div css={words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <CheckList entries={about.claims} onBottle />
          <StatList stats={about.stats} isSmall />
        </div>
      </BesidePicture>
    </PageSection>
  );
}

export const homeAboutFragment = graphql`
  fragment HomeAbout on HomePage {
    about {
      title
      project { ...ProjectPictures }
      paragraphs
      claims
      stats { ...Stat }
    }
  }
`;

const words = css`
  ${stack(space.m)}
  align-content: center;
`;
