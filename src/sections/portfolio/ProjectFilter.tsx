import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { island } from "../../islands/attributes";
import { row } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { shades, space } from "../../theme/tokens";
import { allTypes, countInWords, typeAddress, typesOf } from "../project/project-types";

interface ProjectFilterProps {
  projects: readonly { type: string }[];
  words: Queries.FilterWordsFragment["typeFilter"];
}

/**
 * Links that show the projects of one type, and how many these are. Beside each is the target of its address, by which
 * styles decide what is shown until filter-projects.ts does.
 */
export function ProjectFilter({ projects, words }: ProjectFilterProps) {
  const choices = [
    { address: allTypes, name: words.all, count: countInWords(words, projects) },
    ...typesOf(projects).map((type) => {
      return { address: typeAddress(type), name: type, count: countInWords(words, projects, type) };
    }),
  ];
  return (
    <div css={line}>
      <nav aria-label={words.label} {...island("filter-projects")}>
        <ul css={list}>
          {choices.map(({ address, name }) => (
            <li key={address}>
              <span id={address} css={target} />
              <a href={`#${address}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">
        {choices.map(({ address, count }) => (
          <span key={address} data-count={address}>
            {count}
          </span>
        ))}
      </p>
    </div>
  );
}

export const filterWordsFragment = graphql`
  fragment FilterWords on PortfolioPage { typeFilter { label all countOfAll countOfOne countOfMany } }
`;

const line = css`
  ${row(`${space.s} ${space.l}`)}
  align-items: center;
  margin-bottom: ${space.xl};
  nav { flex: 1 0 100%; }
  p { color: ${shades.inkSoft}; font-weight: 600; }
  ${from.phablet} { nav { flex: initial; } }
`;

/** Who comes from another page is led to the filter; nothing moves under who uses it: what is fixed is never scrolled to. */
const target = css`
  position: absolute;
  nav:is(:hover, :active, :focus-within) & { position: fixed; }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.xs};
  ${from.phablet} { display: flex; flex-wrap: wrap; }
`;
