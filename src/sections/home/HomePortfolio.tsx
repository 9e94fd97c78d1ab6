import { css } from "@emotion/react";
import { Badge } from "../../components/Badge";
import { ButtonAnchor } from "../../components/Button";
import { Link } from "../../components/Link";
import { PageSection } from "../../components/PageSection";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { visualisationNote } from "../../pictures/picture-labels";
import { pictureSlot } from "../../pictures/picture-slots";
import { homeAnchors, pagePaths } from "../../routes/page-paths";
import { card, coversCard, rows, stack, strip } from "../../theme/arrangements";
import { colours, space } from "../../theme/tokens";

interface HomePortfolioProps {
  portfolio: Queries.HomePagePortfolio;
  projects: readonly (Queries.ProjectPicturesFragment & { type: string | null; description: string })[];
  /** Explains the label on visualisations. */
  onVisualisations: string;
}

/** Home: the recent work, a card for each project, and the way to all of it. A note on visualisations comes before the cards. */
export function HomePortfolio({ portfolio, projects, onVisualisations }: HomePortfolioProps) {
  const pictures = projects.flatMap((project) => project.pictures);
  const note = visualisationNote(pictures, onVisualisations);
  return (
    <PageSection
      id={homeAnchors.portfolio}
      title={portfolio.title}
      introduction={[portfolio.introduction, note].filter(Boolean).join(" ")}
    >
      <ul css={[rows(projects.length), strip]}>
        {projects.map(({ slug, title, type, description, pictures: [lead] }, index) => (
          <li key={slug} css={card}>
            {lead && <LabelledPicture picture={lead} slot={slotOf(index, projects.length)} />}
            <div css={words}>
              {type && <Badge>{type}</Badge>}
              <h3>
                <Link to={pagePaths.project(slug)} css={[titleLink, coversCard]}>
                  {title}
                </Link>
              </h3>
              <p>{description}</p>
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

/** Two in a row on tablets, three on desks; a row that is not full has wider and lower pictures, as `shares` lays it out. */
function slotOf(index: number, count: number) {
  const inLine = count % 3 === 1 ? 2 : 3;
  const inLast = count % inLine || inLine;
  const each = index < count - inLast ? inLine : inLast;
  const isAlone = count % 2 === 1 && index === count - 1;
  return pictureSlot(
    {
      phone: ["90vw"],
      tablet: isAlone ? ["100vw - 4rem", 16 / 9] : ["50vw - 2.75rem"],
      ...desks[each],
    },
    { widest: each === 1 ? 2160 : isAlone || each === 2 ? 1560 : 1084 },
  );
}

/** By the number of cards in a row. */
const desks: Readonly<Record<number, { desk: [string, number]; wide: [string, number] }>> = {
  1: { desk: ["100vw - 4rem", 5 / 2], wide: ["78rem", 5 / 2] },
  2: { desk: ["50vw - 2.75rem", 16 / 9], wide: ["38.25rem", 16 / 9] },
  3: { desk: ["33.3vw - 2.3rem", 4 / 3], wide: ["25rem", 4 / 3] },
};

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
