import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { columns, PageSection } from "../../components/PageSection";
import { HousePicture } from "../../pictures/HousePicture";
import { pictureSlot } from "../../pictures/picture-slots";
import { PostcodeCheck } from "../../postcode-check/PostcodeCheck";
import { pagePaths } from "../../routes/page-paths";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { areaGroups } from "./area-groups";

interface AreaGroupsProps {
  words: Pick<Queries.AreasCoveredPage, "mainAreasTitle" | "viewServices" | "groups">;
  areas: readonly Queries.AreaEntryFragment[];
  postcodeCheck: Queries.PostcodeCheckWordsFragment;
}

/** Areas overview: the areas that have a page, grouped by part of the town. Each group shows a house of its areas. */
export function AreaGroups({ words, areas, postcodeCheck }: AreaGroupsProps) {
  return (
    <PageSection
      title={words.mainAreasTitle}
      aside={!postcodeCheck.hidden && <PostcodeCheck words={postcodeCheck} />}
    >
      {areaGroups(areas, words.groups).map(({ title, areas: members, house }) => (
        <div key={title} css={[columns, group]}>
          <div css={name}>
            <h3>{title}</h3>
            {house && <HousePicture house={house} slot={slot} />}
          </div>
          <ul css={list}>
            {members.map((area, index) => (
              <li key={area.slug} css={[entry, index === members.length - 1 && index % 2 === 0 && wholeRow]}>
                <h4>{area.name}</h4> <b>{area.postcodes.join(", ")}</b>
                <p>
                  {area.description}{" "}
                  <ArrowLink to={pagePaths.area(area.slug)} about={area.name}>
                    {words.viewServices}
                  </ArrowLink>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </PageSection>
  );
}

export const areaEntryFragment = graphql`
  fragment AreaEntry on Area {
    slug
    name
    postcodes
    description
    house { ...HousePicture }
  }
`;

const slot = pictureSlot(
  { phone: ["8.25rem"], tablet: ["12rem"], desk: ["31.25vw - 2.75rem"], wide: ["22.5rem"] },
  { widest: 1084 },
);

const group = css`
  padding: ${space.s} 0;
  border-top: 3px solid ${colours.brass};
  ${from.desk} { padding: ${space.l} 0 ${space.xl}; }
`;

/** Places the house beside the group if it has no column. */
const name = css`
  display: flex;
  align-items: flex-end;
  gap: ${space.m};
  margin-bottom: ${space.xs};
  h3 { flex: 1; }
  /* The drawing's ground fades instead of ending in an edge. */
  picture { mask-image: linear-gradient(to top, transparent, black 15%); }
  img { mask-image: linear-gradient(to left, transparent, black 12%); }
  figure { flex: 0 1 8.25rem; ${from.tablet} { flex-basis: 12rem; } }
  ${from.desk} { display: block; figure { margin-top: ${space.m}; } }
`;

const list = css`
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
`;

/** For a last entry without a neighbour. As :last-child it would take the row only once its HTML is complete, and move. */
const wholeRow = css`grid-column: 1 / -1;`;

/** Name and postcodes, with the area's description below. */
const entry = css`
  position: relative;
  padding: 0.375rem 0;
  border-bottom: 1px solid ${colours.grout};
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.35;
  h4 { display: inline; color: ${colours.bottle}; font-size: 1.125rem; line-height: 1; }
  b { color: ${colours.brassInk}; font-weight: 600; }
  a { display: inline; margin: 0; white-space: nowrap; }
  a::after { margin-left: ${space.xxs}; }
`;
