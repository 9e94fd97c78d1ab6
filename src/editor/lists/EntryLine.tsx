import { css } from "@emotion/react";
import { Badge } from "../../components/Badge";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { colours, space } from "../../theme/tokens";
import { oneLine, quietWords, wrapped } from "../controls/styles";
import { Face } from "../pictures/PictureGrid";
import { useEditor } from "../state/editor-context";
import type { Entry } from "../state/entries";
import { entryAddress } from "../state/routes";

/** An entry as its picture, its name and its first words. */
export function EntryLine({ entry, marks }: { entry: Entry; marks: readonly string[] }) {
  const { facts } = useEditor();
  return (
    <a href={entryAddress(entry.path)} css={line}>
      {entry.picture && <Face path={entry.picture} width="5.5rem" />}
      <div css={words}>
        <span css={wrapped}>
          {entry.name}
          {marks.map((mark) => (
            <Badge key={mark} variant="brass">
              {mark}
            </Badge>
          ))}
        </span>
        <p css={[quietWords, oneLine]}>{fillPlaceholders(entry.words, facts)}</p>
      </div>
    </a>
  );
}

const line = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: 4rem;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.s};
  text-decoration: none;
  &:hover { background: ${colours.bottleMist}; }
`;

const words = css`flex: 1; min-width: 0; font-weight: 600; line-height: 1.3;`;
