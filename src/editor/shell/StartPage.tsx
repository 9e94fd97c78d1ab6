import { css } from "@emotion/react";
import { ButtonAnchor } from "../../components/Button";
import { reminders } from "../../content/derived/reminders";
import { colours, space } from "../../theme/tokens";
import { page } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryOf } from "../state/entries";
import { moment } from "../state/moment";
import { entryAddress } from "../state/routes";
import { pathsWithWords } from "../state/unpublished-words";
import { inPlainWords, placeOf } from "../words/plain-words";
import { ChangeList } from "./ChangesPage";
import { useStanding } from "./DemonstrationPage";

/** What an owner wants to know first: what waits, what was changed last, and the doors that are used most. */
export function StartPage() {
  const { facts } = useEditor();
  const things = useWaiting();
  const standing = useStanding().length;
  return (
    <div css={page}>
      <h1>{facts.companyName ?? "Your site"}</h1>
      <div css={doors}>
        <ButtonAnchor href={entryAddress("company.json")}>Phone and hours</ButtonAnchor>
        {otherDoors.map(([name, address]) => (
          <ButtonAnchor key={name} href={address} variant="outline">
            {name}
          </ButtonAnchor>
        ))}
      </div>
      <section aria-labelledby="waits">
        <h2 id="waits">What waits</h2>
        {things.length + standing === 0 && <p>Nothing: everything is published, and in order.</p>}
        <ul css={list}>
          {things.map(({ file, field, name, says, isWrong }) => (
            <li key={`${file} ${field} ${says}`}>
              <a href={entryAddress(file, field)}>{name}</a>
              <span css={isWrong && wrong}>{says}</span>
            </li>
          ))}
          {standing > 0 && (
            <li>
              <a href="#/demonstration">What still stands from the demonstration</a>
              <span>{standing === 1 ? "1 thing" : `${standing} things`}</span>
            </li>
          )}
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
}

const otherDoors = [
  ["New project", "#/projects/new"],
  ["New review", "#/reviews/new"],
  ["New question", "#/faqs/new"],
  ["Home page", entryAddress("pages/home.json")],
  ["Other hours", entryAddress("company.json", "otherHours")],
  ["Notice", entryAddress("company.json", "notices")],
  ["Next free start", entryAddress("company.json", "nextFreeStart")],
] as const;

interface Waiting {
  file: string;
  field?: string;
  /** Of the entry. */
  name: string;
  says: string;
  isWrong?: boolean;
}

/** Errors first, then drafts, and words that were only typed. */
function useWaiting(): Waiting[] {
  const { content, drafts, errors } = useEditor();
  const { files } = content;
  const written = pathsWithWords().filter((path) => !drafts.some((draft) => draft.path === path));
  return [
    ...errors.map((error) => {
      const { file, field, says } = inPlainWords(error, files);
      return { file, field, says, name: placeOf(file, files), isWrong: true };
    }),
    ...drafts.map((draft) => ({
      file: draft.path,
      name: placeOf(draft.path, [draft]),
      says: [`Draft, kept ${moment(draft.at)}`, draft.by && `by ${draft.by}`].filter(Boolean).join(" "),
    })),
    ...written.map((path) => ({
      file: path,
      name: files.filter((one) => one.path === path).map((one) => entryOf(one).name)[0] ?? "A new entry",
      says: "Words that were not published, in this browser",
    })),
    ...reminders(files, new Date()).map((one) => ({ name: placeOf(one.file, files), ...one })),
  ];
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

const wrong = css`color: ${colours.error};`;
