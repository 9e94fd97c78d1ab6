import { css } from "@emotion/react";
import { pagePaths } from "../routes/page-paths";
import { row } from "../theme/arrangements";
import { colours, space } from "../theme/tokens";
import { Link } from "./Link";

interface LinkListProps {
  links: readonly { path: string; name: string }[];
}

/** Links side by side, in as many lines as needed. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul css={row(`0 ${space.l}`)}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path} css={styles}>
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

const styles = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  color: ${colours.bottle};
  font-weight: 600;
  text-decoration-color: ${colours.brass};
`;
