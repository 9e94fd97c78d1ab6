import { css } from "@emotion/react";
import { SmallButton } from "../../components/SmallButton";
import type { DemoContent } from "../../content/derived/demo-content";
import { space } from "../../theme/tokens";
import { claimAsOwn } from "../change/claim-as-own";
import { lines } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";

/** Lists the demo content that is left. A line goes when its words are the owner's, or when the owner says that they are. */
export function DemoContentList({ left }: { left: readonly DemoContent[] }) {
  const { attempt, publishNow } = useEditor();
  if (left.length === 0) return null;
  const claim = ({ marks }: DemoContent) =>
    attempt(() => publishNow((current) => claimAsOwn(current, marks), "It is yours."), "Publishing…");
  return (
    <section aria-labelledby="standing">
      <h2 id="standing">Demo content left to replace</h2>
      <p>
        Each line leads to its field. Change it there and publish: the line goes. What is true of you, too,
        you may keep: press This is ours.
      </p>
      <ul css={[lines, list]}>
        {left.map((part) => (
          <li key={`${part.file} ${part.field}`}>
            <a href={entryAddress(part.file, part.field)}>{part.says}</a>
            {part.marks.length > 0 && (
              <SmallButton onClick={() => void claim(part)} aria-label={`This is ours: ${part.says}`}>
                This is ours
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const list = css`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.m};
    padding: ${space.s} 0;
  }
  a { flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere; font-weight: 600; }
`;
