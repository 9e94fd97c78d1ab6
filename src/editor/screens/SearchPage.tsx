import { css } from "@emotion/react";
import { pluralise } from "../../content/values/pluralise";
import { space } from "../../theme/tokens";
import { lines, quietText, rowLink, screenColumn } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/editor-routes";
import { fieldsWith } from "./search";

/** Search results: every field that contains the text, each linking to its form. */
export function SearchPage({ query }: { query: string }) {
  const { site } = useEditor();
  const found = fieldsWith(query, site);
  return (
    <div css={screenColumn}>
      <h1>‘{query}’</h1>
      <p role="status">{pluralise(found.length, "result")}</p>
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
