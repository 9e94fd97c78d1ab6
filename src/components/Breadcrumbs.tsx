import { css } from "@emotion/react";
import type { Breadcrumb } from "../routes/breadcrumb";
import { row } from "../theme/arrangements";
import { fontSizes, space } from "../theme/tokens";
import { Link } from "./Link";

interface BreadcrumbsProps {
  label: string;
  /** From the home page to this one; the last is not a link. */
  breadcrumbs: readonly Breadcrumb[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, breadcrumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol css={list}>
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const list = css`
  ${row(`0 ${space.xs}`)}
  font-size: ${fontSizes.small};
  li { display: flex; align-items: center; gap: ${space.xs}; }
  li:not(:last-child)::after { content: "/"; opacity: 0.7; }
  a { padding: ${space.xxs} 0; min-height: 1.5rem; }
`;
