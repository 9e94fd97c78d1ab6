import { css } from "@emotion/react";
import { from } from "../../theme/media-queries";
import { colours, shades, sizes, space } from "../../theme/tokens";

interface LegalContentsProps {
  title: string;
  /** In their order on the page, each with its element's id. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long text: before it on phones, beside it on wider windows. */
export function LegalContents({ title, sections }: LegalContentsProps) {
  return (
    <nav aria-labelledby={titleId} css={styles}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const titleId = "contents";

/** On desks it ends above the floating button. */
const styles = css`
  padding: ${space.m} ${space.xs} ${space.xs};
  border-top: 3px solid ${colours.brass};
  h2 { color: ${shades.inkSoft}; }
  a { display: inline-block; padding: ${space.xs} 0; }
  ${from.desk} {
    position: sticky;
    top: calc(${sizes.header} + ${space.m});
    grid-area: 1 / 2;
    align-self: start;
    max-height: calc(100vh - ${sizes.header} - ${sizes.floatingButton} - 4 * ${space.m});
    overflow-y: auto;
    scroll-padding: ${space.s} 0;
  }
`;
