import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { island } from "../../islands/attributes";
import { line } from "../../theme/arrangements";
import { forcedColours, from } from "../../theme/media-queries";
import { colours, shades, sizes, space } from "../../theme/tokens";
import { allTypes, countInWords, typeAddress, typesOf } from "../project/project-types";

interface ProjectFilterProps {
  projects: readonly { type: string }[];
  words: Queries.FilterWordsFragment["typeFilter"];
}

/**
 * Links that show the projects of one type, and how many these are. Until filter-projects.ts works, the target beside
 * each link lets the styles decide what is shown.
 */
export function ProjectFilter({ projects, words }: ProjectFilterProps) {
  const choices = [
    { address: allTypes, name: words.all, count: countInWords(words, projects) },
    ...typesOf(projects).map((type) => {
      return { address: typeAddress(type), name: type, count: countInWords(words, projects, type) };
    }),
  ];
  return (
    <div css={bar}>
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

const bar = css`
  ${line(`${space.s} ${space.l}`)}
  margin-bottom: ${space.xl};
  nav { flex: 1 0 100%; }
  p { color: ${shades.inkSoft}; font-weight: 600; }
  ${from.phablet} { nav { flex: initial; } }
`;

/** Visitors from another page are scrolled to the filter. Those who use it are not: nothing scrolls to what is fixed. */
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

/**
 * The styles of the filter and of what it filters. Without a script :target decides what is shown; a script that changes
 * the address sets no new target, so filter-projects.ts sets `data-shown` as well.
 */
export function filterStyles(addresses: readonly string[]): SerializedStyles[] {
  return [common, ...addresses.map(stylesOf)];
}

const current = `
  background: ${colours.bottle};
  color: ${colours.white};
  border-color: transparent;
  ${forcedColours} { forced-color-adjust: none; background: SelectedItem; color: SelectedItemText; }
`;

const common = css`
  nav a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: ${sizes.target};
    padding: 0 ${space.m};
    background: ${colours.white};
    color: ${colours.bottle};
    border: 1px solid ${shades.grout};
    font-weight: 600;
    text-decoration: none;
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { ${current} }
  }
  &:not([data-shown]) nav :target + a { ${current} }
  &:not([data-shown]):not(:has(nav :target)) nav a[href="#${allTypes}"] { ${current} }
`;

function stylesOf(address: string): SerializedStyles {
  const isShown = `&:not([data-shown]):has(#${address}:target), &[data-shown="${address}"]`;
  const counts = `[data-count]:not([data-count="${address}"]) { display: none; }`;
  if (address === allTypes) return css`${isShown}, &:not([data-shown]):not(:has(nav :target)) { ${counts} }`;
  return css`${isShown} { ${counts} [data-type]:not([data-type="${address}"]) { display: none; } }`;
}
