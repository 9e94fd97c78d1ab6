import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { island } from "../islands/attributes";
import { centredRow, row } from "../theme/arrangements";
import { forcedColours, from } from "../theme/media-queries";
import { colours, sizes, space } from "../theme/tokens";
import { allTypes, countInWords, typeAddress, typesOf } from "./project-types";

interface ProjectFilterProps {
  projects: readonly { type?: string | null | undefined }[];
  words: Queries.PortfolioPageTypeFilter;
  /** The filtered list: each element has the address of its type as `data-type`. */
  children: ReactNode;
}

/**
 * Links that show the projects of one type, with their number, if there is more than one type. Until filter-projects.island.ts runs, the target beside
 * each link lets the styles decide what is shown.
 */
export function ProjectFilter({ projects, words, children }: ProjectFilterProps) {
  const choices = [
    { address: allTypes, name: words.all, count: countInWords(words, projects) },
    ...typesOf(projects).map((type) => {
      return { address: typeAddress(type), name: type, count: countInWords(words, projects, type) };
    }),
  ];
  if (choices.length < 3) return children;
  return (
    <div data-filtered css={[filtered, choices.map(({ address }) => showing(address))]}>
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
      {children}
    </div>
  );
}

const bar = css`
  ${centredRow(`${space.s} ${space.l}`)}
  margin-bottom: ${space.xl};
  nav { flex: 1 0 100%; }
  p { color: ${colours.inkSoft}; font-weight: 600; }
  ${from.tablet} { nav { flex: initial; } }
`;

/** Scrolls visitors from another page to the filter, but not those who use it: browsers do not scroll to fixed elements. */
const target = css`
  position: absolute;
  nav:is(:hover, :active, :focus-within) & { position: fixed; }
`;

const list = css`
  ${row(space.xs)}
  li { flex: 1 1 8rem; ${from.tablet} { flex: initial; } }
`;

const current = `
  background: ${colours.bottle};
  color: ${colours.white};
  border-color: transparent;
  ${forcedColours} { forced-color-adjust: none; background: SelectedItem; color: SelectedItemText; }
`;

const filtered = css`
  nav a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: ${sizes.target};
    padding: 0 ${space.m};
    background: ${colours.white};
    color: ${colours.bottle};
    border: 1px solid ${colours.grout};
    font-weight: 600;
    text-decoration: none;
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { ${current} }
  }
  &:not([data-shown]) nav :target + a { ${current} }
  &:not([data-shown]):not(:has(nav :target)) nav a[href="#${allTypes}"] { ${current} }
`;

/**
 * Without a script :target decides what is shown; a script that changes the address sets no new target, so
 * filter-projects.island.ts sets `data-shown` as well. Each way has a rule of its own: Firefox before 121 does not know :has, and
 * a browser drops a whole rule if it does not know one selector of its list.
 */
function showing(address: string) {
  const otherCounts = `[data-count]:not([data-count="${address}"]) { display: none; }`;
  if (address === allTypes)
    return css`
      &[data-shown="${address}"] { ${otherCounts} }
      &:not([data-shown]):not(:has(nav :target)) { ${otherCounts} }
      @supports not selector(:has(*)) { &:not([data-shown]) { ${otherCounts} } }
    `;
  const others = `${otherCounts} [data-type]:not([data-type="${address}"]) { display: none; }`;
  return css`
    &[data-shown="${address}"] { ${others} }
    &:not([data-shown]):has(#${address}:target) { ${others} }
  `;
}
