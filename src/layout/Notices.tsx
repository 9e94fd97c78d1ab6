import { css } from "@emotion/react";
import { DatedPart } from "../opening-hours/DatedPart";
import { iconButton, pageWidth } from "../theme/arrangements";
import { upright } from "../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../theme/tokens";
import { useFrame } from "./frame";

interface NoticesProps {
  /** True if a picture follows that may be covered: on phones the headline below it keeps its place in the first screen. */
  liesOnPicture: boolean;
}

/** Notices at the top of pages, each between two dates, until the visitor closes it. */
export function Notices({ liesOnPicture }: NoticesProps) {
  const { company, layout } = useFrame();
  const notices = company.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <div css={[place, liesOnPicture && onPicture]}>
      {notices.map(({ from, to, text, link }) => (
        <DatedPart key={text} from={from} to={to}>
          <section aria-label={layout.notice.label} css={bar}>
            <div css={[pageWidth, inner]}>
              <p>
                {text} {link && <a href={link.to}>{link.text}</a>}
              </p>
              <button type="button" aria-label={layout.notice.close} css={iconButton}>
                <span aria-hidden="true">×</span>
              </button>
            </div>
          </section>
        </DatedPart>
      ))}
    </div>
  );
}

const place = css`
  position: relative;
  z-index: 1;
`;

const onPicture = css`
  ${upright} { height: 0; }
`;

const bar = css`
  border-bottom: 1px solid transparent;
  background: ${colours.bottleDeep};
  color: ${colours.white};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

const inner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${sizes.target};
  gap: ${space.xs};
  align-items: start;
  p { padding: ${space.s} 0; }
  a { padding: ${space.xxs} 0; font-weight: 600; }
`;
