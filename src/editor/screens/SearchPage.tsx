import { css } from "@emotion/react";
import { fieldLabel, fieldsIn } from "../../content/fields/find-fields";
import { contentTypes } from "../../content/types/content-types";
import { phoneFormats } from "../../content/values/phone-formats";
import { fillPlaceholders } from "../../content/values/placeholders";
import { fieldName } from "../../content/values/value-path";
import { colours, space } from "../../theme/tokens";
import { useEditor } from "../app/editor-context";
import { entryAddress } from "../app/editor-routes";
import { lines, page, quietWords } from "../controls/styles";
import { locationOf, type Site } from "../site/site";
import { searchable } from "./searchable";

/** Search results: every field that contains the text, each linking to its form. */
export function SearchPage({ words }: { words: string }) {
  const { site } = useEditor();
  const found = fieldsWith(words, site);
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

/** The fields that contain words: in their text as it is stored or as it is shown, with facts and telephone numbers filled in. */
function fieldsWith(words: string, { entries, facts }: Site) {
  return [...entries.values()].flatMap(({ path: file, type, value: content }) => {
    const { schema } = contentTypes[type];
    return fieldsIn(schema, content).flatMap(({ path, description: { use }, value }) => {
      if (typeof value !== "string" && typeof value !== "number") return [];
      const text = String(value);
      const shown = use === "phone" ? phoneFormats(text).display : fillPlaceholders(text, facts);
      if (![shown, text].some((one) => searchable(one).includes(searchable(words)))) return [];
      const location = `${locationOf(file, entries)} › ${fieldLabel(schema, path)}`;
      return [{ file, field: fieldName(path), location, shown }];
    });
  });
}

const link = css`
  display: block;
  padding: ${space.s} ${space.xs};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${colours.bottleMist}; }
`;
