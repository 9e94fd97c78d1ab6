import { css } from "@emotion/react";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { phoneFormats } from "../../content/values/phone-formats";
import { colours, space } from "../../theme/tokens";
import { useEditor } from "../controls/editor-context";
import { entryAddress } from "../controls/routes";
import { lines, page, quietWords } from "../controls/styles";
import { everyField } from "../site/fields";
import { searchable } from "./search-words";

/** Search results: every field that contains the text, each linking to its form. */
export function SearchPage({ words }: { words: string }) {
  const { site } = useEditor();
  /** The shown text, with its placeholders filled in and telephone numbers in every format; numbers as they are written. */
  const found = everyField(site).flatMap(({ value, description: { use }, ...field }) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = String(value);
    const shown = use === "phone" ? phoneFormats(text).display : fillPlaceholders(text, site.facts);
    const isFound = [shown, text].some((one) => searchable(one).includes(searchable(words)));
    return isFound ? { ...field, shown } : [];
  });
  const few = ["Nothing on the site says this.", "One place says this."];
  return (
    <div css={page}>
      <h1>‘{words}’</h1>
      <p role="status">{few[found.length] ?? `${found.length} places say this.`}</p>
      <ul css={lines}>
        {found.map(({ file, field, location, shown }) => (
          <li key={`${file} ${field}`}>
            <a href={entryAddress(file, field)} css={link}>
              {location}
              <p css={quietWords}>{shown}</p>
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
