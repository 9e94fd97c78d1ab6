import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon/Icon";
import { PageSection } from "../../components/PageSection";
import { StatList } from "../../components/text/StatList";
import { homeAnchors } from "../../routes/page-paths";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";

/** Home: who we are, the claims, the figures. */
export function HomeAbout({ about }: { about: Queries.HomeAboutFragment["about"] }) {
  return (
    <PageSection id={homeAnchors.about} ground="bottle" title={about.title}>
      <div css={columns}>
        <div css={words}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul css={claims}>
            {about.claims.map((claim) => (
              <li key={claim}>
                <Icon name="check" size={18} />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <StatList stats={about.stats} />
      </div>
    </PageSection>
  );
}

export const homeAboutFragment = graphql`
  fragment HomeAbout on HomePage {
    about { title paragraphs claims stats { icon value label } }
  }
`;

const columns = css`
  ${stack(space.xxl)}
  ${from.desk} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: ${space.m};
  font-size: ${fontSizes.lead};
`;

const claims = css`
  ${stack(space.s)}
  margin-top: ${space.s};
  font-size: ${fontSizes.body};
  ${from.tablet} { grid-template-columns: 1fr 1fr; }
  li { display: flex; gap: ${space.s}; }
  svg { flex: none; margin-top: 0.3rem; color: ${colours.brass}; }
`;
