import { css } from "@emotion/react";
import { colours, fontSizes, shades, space } from "../../theme/tokens";
import { page } from "../controls/page-styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import { findWords } from "./find-words";

/** Every place that shows some words, each a way to its field. */
export function SearchPage({ words }: { words: string }) {
  const { content, facts } = useEditor();
  const found = findWords(content.files, words, facts);
  return (
    <div css={page}>
      <h1>‘{words}’</h1>
      <p role="status">
        {found.length === 0
          ? "Nothing on the site says this."
          : `${found.length} ${found.length === 1 ? "place says" : "places say"} this.`}
      </p>
      <ul css={list}>
        {found.map(({ file, field, place, excerpt }) => (
          <li key={`${file} ${field}`}>
            <a href={entryAddress(file, field)} css={link}>
              {place}
              <span css={text}>{excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const list = css`
  border-top: 1px solid ${colours.grout};
  li { border-bottom: 1px solid ${colours.grout}; }
`;

const link = css`
  display: block;
  padding: ${space.s} ${space.xs};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${colours.bottleMist}; }
`;

const text = css`
  display: block;
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  font-weight: 400;
`;
