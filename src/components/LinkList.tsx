import { css } from "@emotion/react";
import { pagePaths } from "../routes/page-paths";
import { row } from "../theme/arrangements";
import { colours, shades, sizes, space } from "../theme/tokens";
import { Link } from "./Link";

interface LinkListProps {
  links: readonly { path: string; name: string }[];
}

/** Links side by side, like a row of small tiles. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul css={row(space.xs)}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path} css={[linkTile, dark]}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to the pages of areas. */
export function AreaLinks({ areas }: { areas: readonly { slug: string; name: string }[] }) {
  return <LinkList links={areas.map(({ slug, name }) => ({ path: pagePaths.area(slug), name }))} />;
}

/** The styles of a link in a row of small tiles. */
export const linkTile = css`
  display: inline-flex;
  align-items: center;
  min-height: ${sizes.target};
  padding: 0 ${space.m};
  background: ${colours.white};
  color: ${colours.bottle};
  border: 1px solid ${shades.grout};
  font-weight: 600;
  text-decoration: none;
  transition: background-color 0.15s, color 0.15s;
`;

const dark = css`&:hover { background: ${colours.bottle}; color: ${colours.white}; }`;
