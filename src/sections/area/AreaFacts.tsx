import { graphql } from "gatsby";
import { areaLinks, LinkList } from "../../components/LinkList";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { BesidePicture } from "../shared/BesidePicture";

interface AreaFactsProps {
  area: Queries.AreaFactsFragment;
  words: Queries.AreaFactsWordsFragment;
  picture: Queries.LabelledPictureFragment | undefined;
  /** Fills in the area's name. */
  withArea: (words: string) => string;
}

const factTitles = [
  ["homes", "The homes"],
  ["bathrooms", "The bathrooms"],
  ["conservation", "Consents"],
  ["access", "Access and parking"],
] as const;

/** The facts of an area beside a picture, and links to the areas nearby. Without facts, the links alone. */
export function AreaFacts({ area, words, picture, withArea }: AreaFactsProps) {
  const facts = factTitles.flatMap(([name, title]) => {
    const description = area[name];
    return description ? { title, description } : [];
  });
  const links = area.nearby.length > 0 && <LinkList links={areaLinks(area.nearby)} />;
  if (facts.length === 0)
    return links && <PageSection title={withArea(words.nearbyTitle)}>{links}</PageSection>;
  return (
    <PageSection title={withArea(words.factsTitle)}>
      <BesidePicture picture={picture}>
        <div css={stack(space.l)}>
          <PointList points={facts} stacked />
          {links && (
            <div>
              <h3>{withArea(words.nearbyTitle)}</h3>
              {links}
            </div>
          )}
        </div>
      </BesidePicture>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment AreaFacts on Area { homes bathrooms conservation access nearby { slug name } }
  fragment AreaFactsWords on AreaPage {
    factsTitle nearbyTitle
  }
`;
