import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Picture } from "../../pictures/Picture";
import { inSlot, type PictureSlot } from "../../pictures/picture-slots";
import { from, windowFrom } from "../../theme/media-queries";
import { centredRow, smallPrint, stack } from "../../theme/mixins";
import { colours, space } from "../../theme/tokens";

interface CompanyPeopleProps {
  title: string;
  people: readonly Queries.PersonFragment[];
}

/** Company page: the people with their portraits. */
export function CompanyPeople({ title, people }: CompanyPeopleProps) {
  if (people.length === 0) return null;
  return (
    <PageSection title={title} beside>
      <ul css={stack(space.l)}>
        {people.map(({ slug, name, role, since, portrait }) => (
          <li key={slug} css={person}>
            <Picture {...portrait} {...inSlot(slot, portrait.image)} />
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
              <p css={smallPrint}>With us since {since}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment Person on Person {
    slug
    name
    role
    since
    portrait { alt focus image { childImageSharp { gatsbyImageData(width: 560, breakpoints: [200, 400, 560]) } } }
  }
`;

const person = css`
  ${centredRow(space.m)}
  flex-wrap: nowrap;
  align-items: start;
  > :first-child { flex: none; width: 7rem; ${from.tablet} { width: 12rem; } }
  h3 { margin-bottom: ${space.xxs}; color: ${colours.bottle}; }
`;

/** Upright, as portraits are. */
const slot: PictureSlot = [
  { width: "7rem", ratio: 4 / 5 },
  { query: windowFrom.tablet, width: "12rem", ratio: 4 / 5 },
];
