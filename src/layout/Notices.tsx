import { css } from "@emotion/react";
import { useContext } from "react";
import { PagePath } from "../components/Link";
import { DatedPart } from "../open-now/DatedPart";
import { siteParts } from "../routes/page-paths";
import { apart, pageWidth, signButton } from "../theme/arrangements";
import { low, upright } from "../theme/media-queries";
import { colours, fontSizes, space } from "../theme/tokens";
import { useFrame } from "./frame";

/** At the top of every page, or of those of some parts of the site: a line between two days, until it is closed. */
export function Notices() {
  const { company, layout } = useFrame();
  const path = useContext(PagePath);
  const here = Object.entries(siteParts).flatMap(([part, pages]) => (pages.test(path) ? part : []));
  const shown = company.notices?.filter(
    ({ parts }) => !parts?.length || parts.some((part) => here.includes(part)),
  );
  if (!shown?.length) return null;
  return (
    <div css={place}>
      {shown.map(({ from, to, text, link }) => (
        <DatedPart key={text} from={from} to={to}>
          <section aria-label={layout.notice.label} css={bar}>
            <div css={[pageWidth, inner]}>
              <p>
                {text} {link && <a href={link.to}>{link.text}</a>}
              </p>
              <button type="button" aria-label={layout.notice.close} css={signButton}>
                <span aria-hidden="true">×</span>
              </button>
            </div>
          </section>
        </DatedPart>
      ))}
    </div>
  );
}

/**
 * Marks a page's first section on which notices lie on phones, because it begins with a picture: the headline below keeps its
 * place in the first screen. Not on a picture that is a link: what has focus is seen.
 */
export const beginsWithPicture = { "data-begins": "picture" };

const place = css`
  position: relative;
  z-index: 1;
  ${upright} {
    &:has(+ main > [data-begins="picture"]) { height: 0; }
  }
`;

const bar = css`
  border-bottom: 1px solid transparent;
  background: ${colours.bottleDeep};
  color: ${colours.white};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

const inner = css`
  ${apart}
  flex-wrap: nowrap;
  p { padding: ${space.xs} 0; }
  ${low} { p { padding: 0; } }
  a { display: inline-block; padding: ${space.xxs} 0; font-weight: 600; }
`;
