import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../components/picture/Picture";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { line, stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, space } from "../../theme/tokens";

interface PeopleProps {
  words: Queries.CompanyPageProof;
  people: readonly Queries.PersonFragment[];
}

/** Company page: who comes, with their faces. */
export function People({ words, people }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <PageSection title={words.peopleTitle} beside>
      <ul css={stack(space.l)}>
        {people.map(({ name, work, since, portrait }) => (
          <li key={name} css={person}>
            <Picture {...portrait} sizes="(min-width: 45rem) 12rem, 7rem" styles={upright} />
            <div>
              <h3>{name}</h3>
              <p>{work}</p>
              <p css={quiet}>{fillPlaceholders(words.since, { n: String(since) })}</p>
            </div>
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
      image { childImageSharp { gatsbyImageData(width: 560, breakpoints: [200, 400, 560]) } }
    }
  }
`;

const person = css`
  ${line(space.m)}
  flex-wrap: nowrap;
  align-items: start;
  > :first-child { flex: none; width: 7rem; ${from.tablet} { width: 12rem; } }
  h3 { margin-bottom: ${space.xxs}; color: ${colours.bottle}; }
`;

const upright = css`aspect-ratio: 4 / 5;`;

const quiet = css`color: ${shades.inkSoft}; font-size: ${fontSizes.small};`;
