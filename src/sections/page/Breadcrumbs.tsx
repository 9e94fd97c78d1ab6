import { css } from "@emotion/react";
import { Link } from "../../components/Link";
import { useFrame } from "../../layout/frame";
import type { Breadcrumb } from "../../routes/breadcrumb";
import { row } from "../../theme/arrangements";
import { fontSizes, space } from "../../theme/tokens";

/** The way from the home page to this one, which is not a link. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const { layout } = useFrame();
  return (
    <nav aria-label={layout.breadcrumbs.label}>
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
