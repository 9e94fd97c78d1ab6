import { css } from "@emotion/react";
import { Badge } from "../../components/Badge";
import { ButtonAnchor } from "../../components/Button";
import { Link } from "../../components/Link";
import { PageSection } from "../../components/PageSection";
import { Copy } from "../../components/text/Copy";
import { useFrame } from "../../layout/frame";
import { homeAnchors, pagePaths } from "../../routes/page-paths";
import { card, coversCard, stack, strip } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, space } from "../../theme/tokens";
import { LabelledPicture } from "../project/pictures/LabelledPicture";
import { isSaidBefore, visualisationNote } from "../project/pictures/picture-labels";
import { pictureSlot } from "../project/pictures/picture-slots";

interface HomePortfolioProps {
  portfolio: Queries.HomePagePortfolio;
  projects: readonly (Queries.ProjectPicturesFragment & { type: string | null; description: string })[];
}

/** Home: the recent work, a card for each project, and the way to all of it. A note on visualisations comes before the cards. */
export function HomePortfolio({ portfolio, projects }: HomePortfolioProps) {
  const { portfolioPage } = useFrame();
  const pictures = projects.flatMap((project) => project.pictures);
  const note = visualisationNote(pictures, portfolioPage.visualisationNote);
  const kinds = projects.map(({ pictures }) => pictures[0]?.kind);
  return (
    <PageSection
      id={homeAnchors.portfolio}
      title={portfolio.title}
      introduction={[portfolio.introduction, note].filter(Boolean).join(" ")}
    >
      <ul css={[strip, grid]}>
        {projects.map(({ slug, title, type, description, pictures: [lead] }, index) => (
          <li key={slug} css={card}>
            {lead && <LabelledPicture picture={lead} labelIsSaid={isSaidBefore(kinds, index)} slot={slot} />}
            <div css={words}>
              {type && <Badge>{type}</Badge>}
              <h3>
                <Link to={pagePaths.project(slug)} css={[titleLink, coversCard]}>
                  {title}
                </Link>
              </h3>
              <p>
                <Copy text={description} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div css={foot}>
        <ButtonAnchor href={pagePaths.portfolio} variant="outline">
          {portfolio.action}
        </ButtonAnchor>
      </div>
    </PageSection>
  );
}

const slot = pictureSlot(
  { phone: ["90vw"], tablet: ["50vw - 2.75rem"], desk: ["33.3vw - 2.3rem"], wide: ["25rem"] },
  { widest: 1084 },
);

const grid = css`
  ${from.phablet} { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.l}; }
  ${from.desk} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const words = css`
  ${stack(space.xs)}
  justify-items: start;
  padding: ${space.m} ${space.l} ${space.l};
`;

const titleLink = css`
  display: inline-block;
  min-height: 1.5rem;
  color: ${colours.bottle};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

const foot = css`
  margin-top: ${space.l};
`;
