import { css, type SerializedStyles } from "@emotion/react";
import { pagePaths } from "../routes";
import { row } from "../theme/mixins";
import { colours, space } from "../theme/tokens";
import { Link } from "./Link";

interface LinkListProps {
  links: readonly { path: string; name: string }[];
  /** The arrangement. By default the links are side by side. */
  styles?: SerializedStyles | SerializedStyles[];
}

/** Links to other pages. */
export function LinkList({ links, styles = sideBySide }: LinkListProps) {
  return (
    <ul css={styles}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

export const serviceLinks = (services: readonly { slug: string; title: string }[]) =>
  services.map(({ slug, title }) => ({ path: pagePaths.service(slug), name: title }));

export const areaLinks = (areas: readonly { slug: string; name: string }[]) =>
  areas.map(({ slug, name }) => ({ path: pagePaths.area(slug), name }));

const sideBySide = css`
  ${row(`0 ${space.l}`)}
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: ${colours.bottle};
    font-weight: 600;
    text-decoration-color: ${colours.brass};
  }
`;
