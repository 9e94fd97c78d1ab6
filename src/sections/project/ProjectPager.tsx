import { css } from "@emotion/react";
import { Link } from "gatsby";
import { pageWidth } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";
import { colours, shades, sizes, space } from "../../theme/tokens";

interface Neighbour {
  slug: string;
  title: string;
}

interface ProjectPagerProps {
  labels: { previous: string; next: string };
  previous: Neighbour;
  next: Neighbour;
}

/** Project page: the way to the projects before and after this one. */
export function ProjectPager({ labels, previous, next }: ProjectPagerProps) {
  return (
    <nav aria-label={`${labels.previous}, ${labels.next}`} css={ground}>
      <div css={[pageWidth, row]}>
        <Link to={pagePaths.project(previous.slug)} rel="prev">
          <span>{labels.previous}</span>
          {previous.title}
        </Link>
        <Link to={pagePaths.project(next.slug)} rel="next">
          <span>{labels.next}</span>
          {next.title}
        </Link>
      </div>
    </nav>
  );
}

const ground = css`
  padding: ${space.xl} 0;
  background: ${colours.white};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.m};
  a { display: grid; min-height: ${sizes.target}; color: ${colours.bottle}; font-weight: 600; text-decoration: none; }
  a:hover { text-decoration: underline; }
  a:last-of-type { text-align: right; margin-left: auto; }
  span { color: ${shades.inkSoft}; font-weight: 400; }
`;
