import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { DatedPart } from "../components/dated-part/DatedPart";
import type { NonNullFields } from "../non-null-fields";
import { pageWidth } from "../theme/mixins";
import { colours, fontSizes, space } from "../theme/tokens";

/** Lines at the top of every page, each between two dates: notices, and the sentences of other hours. */
export function Notices({ company }: NonNullFields<Queries.NoticesFragment>) {
  const otherHours = (company.otherHours ?? []).flatMap(({ from, to, text }) =>
    text ? { from, to, text, link: null } : [],
  );
  const notices = [...otherHours, ...(company.notices ?? [])];
  if (notices.length === 0) return null;
  return (
    <div>
      {notices.map(({ from, to, text, link }) => (
        <DatedPart key={`${from} ${text}`} from={from} to={to}>
          <section aria-label="Notice" css={bar}>
            <p css={[pageWidth, notice]}>
              {text} {link && <a href={link.to}>{link.text}</a>}
            </p>
          </section>
        </DatedPart>
      ))}
    </div>
  );
}

export const fragments = graphql`
  fragment Notices on Query { company { otherHours { from to text } notices { text from to link { text to } } } }
`;

const bar = css`
  border-bottom: 1px solid transparent;
  background: ${colours.bottleDeep};
  color: ${colours.white};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

const notice = css`
  padding-block: ${space.s};
  a { padding: ${space.xxs} 0; font-weight: 600; }
`;
