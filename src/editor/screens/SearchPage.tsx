import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { useEditor } from "../app/editor-context";
import { entryAddress } from "../app/editor-routes";
import { lines, quietWords, rowLink, screenColumn } from "../controls/styles";
import { fieldsWith } from "./search";

/** Search results: every field that contains the text, each linking to its form. */
export function SearchPage({ words }: { words: string }) {
  const { site } = useEditor();
  const found = fieldsWith(words, site);
  const few = ["Nothing on the site says this.", "One place says this."];
  return (
    <div css={screenColumn}>
      <h1>‘{words}’</h1>
      <p role="status">{few[found.length] ?? `${found.length} places say this.`}</p>
      <ul css={lines}>
        {found.map(({ file, field, location, shown }) => (
          <li key={`${file} ${field}`}>
            <a href={entryAddress(file, field)} css={[rowLink, link]}>
              {location}
              <p css={quietWords}>{shown}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const link = css`display: block; padding: ${space.s} ${space.xs};`;
