import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { lines, quietText, rowLink, screenColumn } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/editor-routes";
import { fieldsWith } from "./search";

/** Search results: every field that contains the text, each linking to its form. */
export function SearchPage({ query }: { query: string }) {
  const { site } = useEditor();
  const found = fieldsWith(query, site);
  const few = ["Nothing on the site says this.", "One place says this."];
  return (
    <div css={screenColumn}>
      <h1>‘{query}’</h1>
      <p role="status">{few[found.length] ?? `${found.length} places say this.`}</p>
      <ul css={lines}>
        {found.map(({ file, field, location, shown }) => (
          <li key={`${file} ${field}`}>
            <a href={entryAddress(file, field)} css={[rowLink, link]}>
              {location}
              <p css={quietText}>{shown}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const link = css`display: block; padding: ${space.s} ${space.xs};`;
