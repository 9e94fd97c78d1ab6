import { css } from "@emotion/react";
import { Link } from "../../components/Link";
import { type Breadcrumb, fromHome } from "../../routes";
import { ornament, row } from "../../theme/mixins";
import { fontSizes, space } from "../../theme/tokens";

/** The way from the home page to this one; `pages` begins after home. The last page is not a link. */
export function Breadcrumbs({ pages }: { pages: readonly Breadcrumb[] }) {
  const steps = fromHome(pages);
  return (
    <nav aria-label="Breadcrumb">
      <ol css={list}>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index === steps.length - 1 ? (
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
  li:not(:last-of-type)::after { ${ornament("/")} opacity: 0.7; }
  a { padding: ${space.xxs} 0; min-height: 1.5rem; }
`;
