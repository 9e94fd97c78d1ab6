import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { Figure } from "../project/pictures/LabelledPicture";
import { place } from "../project/pictures/picture-slots";

interface PeopleProps {
  words: Queries.ProofWordsFragment["proof"];
  people: readonly Queries.PersonFragment[];
}

/** Company page: who comes, with their faces. */
export function People({ words, people }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <PageSection title={words.peopleTitle}>
      <ul css={grid}>
        {people.map(({ name, work, since, portrait }) => (
          <li key={name}>
            <Figure picture={portrait} slot={portraitSlot} label={undefined} />
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

const portraitSlot = place(
  {
    phone: ["100vw - 2rem", upright],
    tablet: ["50vw - 3rem", upright],
    desk: ["33.3vw - 2.7rem", upright],
    wide: ["24.7rem", upright],
  },
  { widest: 1084 },
);

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space.xl};
  h3 { margin: ${space.s} 0 ${space.xxs}; color: ${colours.bottle}; }
`;

const quiet = css`color: ${shades.inkSoft}; font-size: ${fontSizes.small};`;
