import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { stepToHash } from "../../components/page-hash/page-hash";
import { isPlainClick } from "../../components/page-hash/plain-click";
import { needsHydration } from "../../hydration/attributes";
import { useHydrated } from "../../hydration/useHydrated";
import { from } from "../../theme/media-queries";
import { shades, space } from "../../theme/tokens";
import { allTypes, countInWords, typeAddress, typesOf } from "../project/project-types";

interface ProjectFilterProps {
  projects: readonly { type: string }[];
  words: Queries.FilterWordsFragment["typeFilter"];
  /** The address of what is shown; undefined as long as CSS decides it by the page's address. */
  shown: string | undefined;
}

/**
 * Links that show the projects of one type, and how many these are. Beside each is the target of its address, until
 * React decides what is shown: Chromium and Gatsby scroll to a target whenever Back is pressed, even to leave a picture.
 */
export function ProjectFilter({ projects, words, shown }: ProjectFilterProps) {
  const choices = [
    { address: allTypes, name: words.all, count: countInWords(words, projects) },
    ...typesOf(projects).map((type) => {
      return { address: typeAddress(type), name: type, count: countInWords(words, projects, type) };
    }),
  ];
  const navigation = useRef<HTMLElement>(null);
  useHydrated(navigation);
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  const choose = (event: MouseEvent, address: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (address !== shown) stepToHash(address);
  };
  return (
    <div css={row}>
      <nav ref={navigation} aria-label={words.label} {...needsHydration()}>
        <ul css={list}>
          {choices.map(({ address, name }) => (
            <li key={address}>
              <span id={arrived ? undefined : address} css={target} />
              <a
                href={`#${address}`}
                aria-current={address === shown ? "true" : undefined}
                onClick={(event) => choose(event, address)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">
        {choices
          .filter(({ address }) => !shown || address === shown)
          .map(({ address, count }) => (
            <span key={address} data-count={address}>
              {count}
            </span>
          ))}
      </p>
    </div>
  );
}

/** @public Gatsby collects it. */
export const filterWordsFragment = graphql`
  fragment FilterWords on PortfolioPage { typeFilter { label all countOfAll countOfOne countOfMany } }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
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
