import { css } from "@emotion/react";
import { whatStillStands } from "../../content/derived/reminders";
import { space } from "../../theme/tokens";
import { lines, page } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";

/** Everything that a new owner has to make theirs, each a way to its field; empty at the end. */
export function DemonstrationPage() {
  const standing = whatStillStands(useEditor().content.files);
  return (
    <div css={page}>
      <h1>What still stands from the demonstration</h1>
      {standing.length === 0 ? (
        <p>Nothing: all of it is yours.</p>
      ) : (
        <p>Each line leads to its field. Change it there and publish: the line goes.</p>
      )}
      <ul css={[lines, links]}>
        {standing.map(({ file, field, says }) => (
          <li key={field}>
            <a href={entryAddress(file, field)}>{says}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const links = css`a { display: block; padding: ${space.s} 0; }`;
