import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { Link } from "../../components/Link";
import { useFrame } from "../../layout/frame";
import { type Breadcrumb, fromHome } from "../../routes/breadcrumb";
import { lead, row } from "../../theme/arrangements";
import { from, low, upright } from "../../theme/media-queries";
import { fontSizes, space } from "../../theme/tokens";

export interface HeroWordsProps {
  /** The breadcrumb, without the home page. */
  breadcrumbs: readonly Breadcrumb[];
  /** Badges above the headline, such as a postcode. */
  badges?: ReactNode;
  headline: ReactNode;
  introduction?: string | null;
  actions?: ReactNode;
  /** True if the call bar of phones offers all of these actions on the same screen. */
  actionsAreInBar?: boolean;
}

/** The breadcrumb, headline, introduction and actions of a hero. The breadcrumb's last entry is not a link. */
export function HeroWords({
  breadcrumbs,
  badges,
  headline,
  introduction,
  actions,
  actionsAreInBar = false,
  styles,
}: HeroWordsProps & { styles?: SerializedStyles }) {
  const { layout } = useFrame();
  const way = fromHome(layout, breadcrumbs);
  return (
    <div css={[words, styles]}>
      <nav aria-label={layout.breadcrumbs.label}>
        <ol css={list}>
          {way.map(({ name, path }, index) => (
            <li key={path}>
              {index === way.length - 1 ? (
                <span aria-current="page">{name}</span>
              ) : (
                <>
                  <Link to={path}>{name}</Link>
                  <span css={slash} />
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {badges && <div css={parts}>{badges}</div>}
      <h1>{headline}</h1>
      {introduction && <p css={lead}>{introduction}</p>}
      {actions && <div css={[parts, buttons, actionsAreInBar && notOnPhones]}>{actions}</div>}
    </div>
  );
}

/** In a low window the headline is smaller and the buttons follow it. */
const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.m};
  ${low} { gap: ${space.s}; > p { order: 1; } h1 { font-size: 2rem; } }
  ${from.desk} { gap: ${space.l}; }
`;

const parts = row(`${space.s} ${space.m}`);

const buttons = css`
  ${from.desk} { > a, > button { padding-inline: var(--button-side, ${space.l}); } }
`;

const notOnPhones = css`
  ${upright} { display: none; }
`;

/** Placed after its link, which would push it away otherwise. */
const slash = css`&::before { content: "/"; opacity: 0.7; }`;

const list = css`
  ${row(`0 ${space.xs}`)}
  font-size: ${fontSizes.small};
  li { display: flex; align-items: center; gap: ${space.xs}; }
  a { padding: ${space.xxs} 0; min-height: 1.5rem; }
`;
