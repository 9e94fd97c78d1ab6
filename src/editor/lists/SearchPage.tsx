import { css } from "@emotion/react";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { phoneFormats } from "../../content/values/phone-formats";
import { colours, space } from "../../theme/tokens";
import { everyField } from "../change/placed-fields";
import { lines, page, quietWords } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";

/** Search results: every field that contains the text, each linking to its form. */
export function SearchPage({ words }: { words: string }) {
  const { content, facts } = useEditor();
  /** The shown text, with its placeholders filled in and telephone numbers in every format. */
  const found = everyField(content.files).flatMap(({ value, description: { use }, ...field }) => {
    if (typeof value !== "string") return [];
    const shown = use === "phone" ? phoneFormats(value).display : fillPlaceholders(value, facts);
    const form = [shown, value].find((one) => plain(one).includes(plain(words)));
    return form === undefined ? [] : { ...field, excerpt: excerpt(form, words) };
  });
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

/** Without capitals, and without the spaces between digits. */
const plain = (words: string) => words.toLowerCase().replace(/(?<=[\d)])[\s()-]+(?=[\d(])/g, "");

/** The words with what surrounds them. */
function excerpt(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const [begin, end] = [Math.max(0, at - 60), at + words.length + 60];
  return `${begin > 0 ? "…" : ""}${text.slice(begin, end)}${end < text.length ? "…" : ""}`;
}

const link = css`
  display: block;
  padding: ${space.s} ${space.xs};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${colours.bottleMist}; }
`;
