import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { Badge } from "../../components/Badge";
import { filled, PageSection } from "../../components/PageSection";
import { Tile } from "../../components/TileGrid";
import { pagePaths } from "../../routes/page-paths";
import { apart, row } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { LabelledPicture } from "../project/pictures/LabelledPicture";
import { areaGroups } from "./area-groups";

interface AreaCardsProps {
  title: string;
  viewServices: string;
  areas: readonly Queries.AreaCardFragment[];
  projects: readonly Queries.ProjectPicturesFragment[];
  labels: Queries.PictureLabelsFragment;
  postcodeCheck?: ReactNode;
}

/** Areas overview: a card for each area with a page of its own, and between them pictures of homes like theirs. */
export function AreaCards({ title, viewServices, areas, projects, labels, postcodeCheck }: AreaCardsProps) {
  const card = ({ slug, name, postcodes, description }: Queries.AreaCardFragment) => (
    <Tile key={slug}>
      <div css={apart}>
        <h3>{name}</h3>
        <Badge>{postcodes.join(", ")}</Badge>
      </div>
      <p>{description}</p>
      <ArrowLink to={pagePaths.area(slug)} about={name}>
        {viewServices}
      </ArrowLink>
    </Tile>
  );
  return (
    <PageSection title={title} aside={postcodeCheck}>
      <ul css={grid}>
        {areaGroups(areas, projects).map(({ before, shown, after }) => [
          ...before.map(card),
          shown && (
            <li key={shown.picture.alt} css={[pictureTile, filled]}>
              <LabelledPicture {...shown} labels={labels} slot={slot} />
            </li>
          ),
          ...after.map(card),
        ])}
      </ul>
    </PageSection>
  );
}

export const areaCardFragment = graphql`
  fragment AreaCard on Area { slug name postcodes description project { slug } }
`;

/** Three in a row on desks, where a picture is as wide as two; two on tablets, where it takes the row. The last share their row. */
const grid = css`
  ${row(space.hair)}
  > li { flex: 1 1 100%; }
  ${from.tablet} { > li { flex-basis: calc(50% - ${space.hair}); } }
  ${from.desk} { > li { flex-basis: calc(33.33% - ${space.hair}); } }
`;

const slot = {
  sizes:
    "(min-width: 82rem) 52rem, (min-width: 64rem) calc(66.7vw - 2.7rem), (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
  shape: css`
    aspect-ratio: 3 / 2;
    ${from.tablet} { aspect-ratio: 5 / 2; }
  `,
};

const pictureTile = css`
  && { flex-grow: 2; }
  ${from.tablet} { && { flex-basis: 100%; } }
  ${from.desk} { && { flex-basis: calc(66.66% - ${space.hair}); } }
`;
