import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Ledger } from "../../components/Ledger";
import { areaLinks, LinkList } from "../../components/LinkList";
import { filled, PageSection } from "../../components/PageSection";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { uprightSlot } from "../../pictures/picture-slots";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";

interface AreaFactsProps {
  area: Queries.AreaFactsFragment;
  words: Queries.AreaFactsWordsFragment;
  picture: Queries.ProjectPictureFragment | undefined;
  /** Fills in the area's name. */
  here: (words: string) => string;
}

const factNames = ["homes", "bathrooms", "conservation", "access"] as const;

/** The facts of an area, beside a picture, and links to the areas nearby. Without facts, the links alone. */
export function AreaFacts({ area, words, picture, here }: AreaFactsProps) {
  const facts = factNames.flatMap((name) => {
    const fact = area[name];
    return fact ? { title: words[`${name}Title`], description: <p>{fact}</p> } : [];
  });
  const links = area.nearby.length > 0 && <LinkList links={areaLinks(area.nearby)} />;
  if (facts.length === 0)
    return (
      links && (
        <PageSection title={here(words.nearbyTitle)} beside>
          {links}
        </PageSection>
      )
    );
  const nearby = links && (
    <div>
      <h3>{here(words.nearbyTitle)}</h3>
      {links}
    </div>
  );
  const upright = picture && (
    <div css={filled}>
      <LabelledPicture picture={picture} slot={uprightSlot} />
    </div>
  );
  // A picture beside each of one or two facts would be higher than its words.
  const isShort = upright && facts.length <= 2;
  const half = upright ? Math.ceil(facts.length / 2) : facts.length;
  return (
    <PageSection title={here(words.factsTitle)}>
      <div css={beside}>
        {isShort ? (
          <>
            <div css={withLinks}>
              <Ledger entries={facts} />
              {nearby}
            </div>
            {upright}
          </>
        ) : (
          <>
            <Ledger entries={facts.slice(0, half)} />
            {upright}
            {half < facts.length && <Ledger entries={facts.slice(half)} />}
            {nearby}
          </>
        )}
      </div>
    </PageSection>
  );
}

export const areaFactsFragments = graphql`
  fragment AreaFacts on Area { homes bathrooms conservation access nearby { slug name } }
  fragment AreaFactsWords on AreaPage {
    factsTitle homesTitle bathroomsTitle conservationTitle accessTitle nearbyTitle
  }
`;

/** Each half of the facts is followed by a picture or by links. On desks those are beside it. */
const beside = css`
  ${stack(space.m)}
  ${from.desk} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 5fr);
    gap: 0 ${space.xxl};
    > :last-child { padding-top: ${space.m}; }
  }
`;

const withLinks = css`${stack(space.l)} align-content: start;`;
