import { css } from "@emotion/react";
import { colours, space } from "../../theme/tokens";
import { lines, page, quietWords } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import { findWords } from "./find-words";

/** Every place that shows some words, each a way to its field. */
export function SearchPage({ words }: { words: string }) {
  const { content, facts } = useEditor();
  const found = findWords(content.files, words, facts);
  const few = ["Nothing on the site says this.", "One place says this."];
  return (
    <div css={page}>
      <h1>‘{words}’</h1>
      <p role="status">{few[found.length] ?? `${found.length} places say this.`}</p>
      <ul css={lines}>
        {found.map(({ file, field, place, excerpt }) => (
          <li key={`${file} ${field}`}>
            <a href={entryAddress(file, field)} css={link}>
              {place}
              <p css={quietWords}>{excerpt}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const link = css`
  display: block;
  padding: ${space.s} ${space.xs};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${colours.bottleMist}; }
`;
