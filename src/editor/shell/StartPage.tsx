import { css } from "@emotion/react";

import { ButtonAnchor } from "../../components/Button";
import { companySchema } from "../../content/types/company";
import { colours, space } from "../../theme/tokens";
import { page } from "../controls/page-styles";
import { useEditor } from "../state/editor-context";
import { contentOf, entryOf } from "../state/entries";
import { moment } from "../state/moment";
import { entryAddress } from "../state/routes";
import { pathsWithWords } from "../state/unpublished-words";
import { inPlainWords, placeOf } from "../words/plain-words";
import { ChangeList } from "./ChangesPage";
import { demonstrationFacts } from "./demonstration-facts";

/** What an owner wants to know first: what waits, what was changed last, and the doors that are used most. */
export function StartPage() {
  const { content, drafts, errors, facts } = useEditor();
  const { files } = content;
  const company = companySchema.safeParse(contentOf(files.find(({ path }) => path === "company.json")?.text));
  const standing = company.success ? demonstrationFacts(company.data) : [];
  const written = pathsWithWords().filter((path) => !drafts.some((draft) => draft.path === path));
  const waits = drafts.length + errors.length + standing.length + written.length;
  return (
    <div css={page}>
      <h1>{facts.companyName ?? "Your site"}</h1>
      <div css={doors}>
        <ButtonAnchor href={entryAddress("company.json")}>Phone and hours</ButtonAnchor>
        <ButtonAnchor href="#/projects/new" variant="outline">
          New project
        </ButtonAnchor>
        <ButtonAnchor href="#/faqs/new" variant="outline">
          New question
        </ButtonAnchor>
        <ButtonAnchor href={entryAddress("pages/home.json")} variant="outline">
          Home page
        </ButtonAnchor>
      </div>
      <section aria-labelledby="waits">
        <h2 id="waits">What waits</h2>
        {waits === 0 && <p>Nothing: everything is published, and in order.</p>}
        <ul css={list}>
          {errors.map((error) => {
            const { file, field, says } = inPlainWords(error, files);
            return (
              <li key={`${file} ${field} ${says}`} css={wrong}>
                <a href={entryAddress(file, field)}>{placeOf(file, files)}</a>
                <span>{says}</span>
              </li>
            );
          })}
          {drafts.map(({ path, text, at, by }) => (
            <li key={path}>
              <a href={entryAddress(path)}>{placeOf(path, [{ path, text }])}</a>
              <span>
                Draft, kept {moment(at)}
                {by && ` by ${by}`}
              </span>
            </li>
          ))}
          {written.map((path) => (
            <li key={path}>
              <a href={entryAddress(path)}>{nameOf(path)}</a>
              <span>Words that were not published, in this browser</span>
            </li>
          ))}
          {standing.map(({ field, says }) => (
            <li key={field}>
              <a href={entryAddress("company.json", field)}>Company details</a>
              <span>{says}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">Changed last</h2>
        <ChangeList most={5} />
        <p>
          <a href="#/changes">All changes</a>
        </p>
      </section>
    </div>
  );

  function nameOf(path: string): string {
    const file = files.find((one) => one.path === path);
    return file ? entryOf(file).name : "A new entry";
  }
}

const doors = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const list = css`
  margin-top: ${space.s};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.hair} ${space.m};
    padding: ${space.s} 0;
    border-top: 1px solid ${colours.grout};
  }
  a { font-weight: 600; }
`;

const wrong = css`span { color: ${colours.error}; }`;
