import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { shares } from "../../components/PointList";
import { Picture } from "../../components/picture/Picture";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { row, strip } from "../../theme/arrangements";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { place } from "../project/pictures/picture-slots";

interface PeopleProps {
  words: Queries.ProofWordsFragment["proof"];
  people: readonly Queries.PersonFragment[];
}

/** Company page: who comes, with their faces. */
export function People({ words, people }: PeopleProps) {
  if (people.length === 0) return null;
  const { sizes, widest, shape } = portraitSlot(people.length === 2 || people.length % 3 === 1 ? 2 : 3);
  return (
    <PageSection title={words.peopleTitle}>
      <ul css={[row(space.xl), shares(people.length, "12rem"), strip, list]}>
        {people.map(({ name, work, since, portrait }) => (
          <li key={name}>
            <Picture {...portrait} sizes={sizes} widest={widest} styles={shape} />
            <h3>{name}</h3>
            <p>{work}</p>
            <p css={quiet}>{fillPlaceholders(words.since, { n: String(since) })}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export const personFragment = graphql`
  fragment Person on Person {
    slug
    name
    work
    since
    portrait {
      alt
      focus
      image { childImageSharp { gatsbyImageData(width: 1084, breakpoints: [400, 560, 800, 1084]) } }
    }
  }
`;

const upright = 4 / 5;

/** As wide as `shares` makes it, up to a limit, which keeps one alone from being larger than life. */
const portraitSlot = (perLine: 2 | 3) =>
  place(
    {
      phone: ["100vw - 3.5rem", upright],
      tablet: [perLine === 2 ? "min(50vw - 3rem, 26rem)" : "min(33.3vw - 2.67rem, 26rem)", upright],
    },
    { widest: 1084 },
  );

const list = css`
  > li { max-width: 26rem; }
  h3 { margin: ${space.s} 0 ${space.xxs}; color: ${colours.bottle}; }
`;

const quiet = css`color: ${shades.inkSoft}; font-size: ${fontSizes.small};`;
