import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { PageSection } from "../../components/PageSection";
import { HousePicture } from "../../pictures/HousePicture";
import type { PictureSlot } from "../../pictures/picture-slots";
import { pagePaths } from "../../routes";
import { from, windowFrom } from "../../theme/media-queries";
import { desktopOnly, stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { PostcodeCheck, type PostcodeCheckData } from "../shared/PostcodeCheck";

interface AreaGroupsProps {
  words: Queries.AreaGroupsFragment;
  areas: readonly Queries.AreaEntryFragment[];
  postcodeData: PostcodeCheckData;
}

/** Areas overview: the areas that have a page, grouped by part of the town. Each group shows a house of its areas. */
export function AreaGroups({ words, areas, postcodeData }: AreaGroupsProps) {
  return (
    <PageSection title={words.mainAreasTitle}>
      <div css={besideTitle}>
        <PostcodeCheck {...postcodeData} />
      </div>
      {areaGroups(areas, words.groups).map(({ title, areas: members }) => (
        <div key={title} css={group}>
          <div>
            <h3>{title}</h3>
            <div css={desktopOnly}>
              <HousePicture house={members.find(({ house }) => house)?.house} slot={slot} />
            </div>
          </div>
          <ul css={list}>
            {members.map((area) => (
              <li key={area.slug}>
                <h4>{area.name}</h4> <b>{area.postcodes.join(", ")}</b>
                <p>{area.description}</p>
                <ArrowLink to={pagePaths.area(area.slug)} about={area.name}>
                  View Services
                </ArrowLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </PageSection>
  );
}

/**
 * Groups areas by the letters of their first postcode. The last group takes those that match none; empty groups are left out.
 */
export function areaGroups<Area extends { postcodes: readonly string[] }>(
  areas: readonly Area[],
  groups: readonly Queries.AreasCoveredPageGroups[],
) {
  const groupIndexOf = ({ postcodes: [first = ""] }: Area) => {
    const letters = first.replace(/\d.*/, "");
    const found = groups.findIndex(({ postcodeAreas }) => postcodeAreas.includes(letters));
    return found < 0 ? groups.length - 1 : found;
  };
  return groups.flatMap(({ title }, index) => {
    const members = areas.filter((area) => groupIndexOf(area) === index);
    return members.length > 0 ? { title, areas: members } : [];
  });
}

export const fragments = graphql`
  fragment AreaGroups on AreasCoveredPage { mainAreasTitle groups { title postcodeAreas } }
  fragment AreaEntry on Area {
    slug
    name
    postcodes
    description
    house { ...HousePicture }
  }
`;

const slot: PictureSlot = [
  { width: "calc(31.25vw - 2.75rem)", ratio: 4 / 3 },
  { query: windowFrom.wide, width: "22.5rem", ratio: 4 / 3 },
];

/** On desktops the postcode check has its title in the column of the groups' titles. */
const besideTitle = css`
  ${from.desktop} {
    form { grid-template-columns: minmax(0, 5fr) minmax(0, 11fr); column-gap: ${space.xl}; }
    form > div { grid-column: 2; }
  }
`;

/** On desktops the areas stand right of the group's name and house. */
const group = css`
  ${stack(`${space.xs} ${space.xl}`)}
  margin-top: ${space.l};
  padding-top: ${space.m};
  border-top: 3px solid ${colours.brass};
  figure { margin-top: ${space.m}; }
  ${from.desktop} { grid-template-columns: minmax(0, 5fr) minmax(0, 11fr); }
`;

/** Name and postcodes, with the area's description below. */
const list = css`
  ${from.tablet} {
    columns: 2;
    column-gap: ${space.xl};
  }
  > li {
    position: relative;
    break-inside: avoid;
    padding: 0.375rem 0;
    border-bottom: 1px solid ${colours.grout};
    color: ${colours.inkSoft};
    font-size: ${fontSizes.small};
    line-height: 1.35;
  }
  h4 { display: inline; color: ${colours.bottle}; font-size: 1.125rem; line-height: 1; }
  b { color: ${colours.brassInk}; font-weight: 600; }
  a { min-height: 1.75rem; }
`;
