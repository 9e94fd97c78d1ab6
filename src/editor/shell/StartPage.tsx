import { css } from "@emotion/react";
import { useTransition } from "react";
import { Button, ButtonAnchor } from "../../components/Button";
import { improvements } from "../../content/derived/improvements";
import { type Reminder, reminders } from "../../content/derived/reminders";
import type { ContentFile } from "../../content/reading/read-content-files";
import { row, stack } from "../../theme/arrangements";
import { colours, space } from "../../theme/tokens";
import { placeOf } from "../change/placed-fields";
import { lines, page } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress, newEntryAddress } from "../state/routes";
import { pathsWithWords } from "../state/unpublished-words";
import { inPlainWords } from "../words/plain-words";
import { ChangeList, moment } from "./ChangesPage";
import { DemoContentList } from "./DemoContentList";

/** The owner's first screen: open tasks, the last changes, and links to the most used screens. */
export function StartPage() {
  const { content, draft, facts } = useEditor();
  const things = useWaiting();
  const better = improvements(content.files).map(waitingFor(content.files));
  return (
    <div css={page}>
      <h1>{facts.companyName ?? "Your site"}</h1>
      <div css={doors}>
        <ButtonAnchor href={entryAddress("company.json", "phone")}>Phone</ButtonAnchor>
        <ButtonAnchor href={entryAddress("company.json", "openingHours")}>Opening hours</ButtonAnchor>
        {otherDoors.map(([name, address]) => (
          <ButtonAnchor key={name} href={address} variant="outline">
            {name}
          </ButtonAnchor>
        ))}
      </div>
      <SiteDraft />
      <section aria-labelledby="waits">
        <h2 id="waits">To do</h2>
        {things.length === 0 && (
          <p>{draft.entries.length > 0 ? "Nothing else." : "Nothing: all is in order."}</p>
        )}
        <WaitingList things={things} />
      </section>
      {better.length > 0 && (
        <section aria-labelledby="better">
          <h2 id="better">Could be better</h2>
          <p>The site shows it as it is. Do this when you have a minute.</p>
          <WaitingList things={better} />
        </section>
      )}
      <section aria-labelledby="changes">
        <h2 id="changes">Changed last</h2>
        <ChangeList most={5} />
        <p>
          <a href="#/changes">All changes</a>
        </p>
      </section>
      <DemoContentList />
    </div>
  );
}

/** The site's draft, until it is published or discarded. */
function SiteDraft() {
  const { draft, attempt, publishDraft, discard } = useEditor();
  const { entries, unread = [], fault, at = "", by, preview, changes } = draft;
  const [isBusy, begin] = useTransition();
  if (entries.length + unread.length === 0 && !fault) return null;
  const act = (task: () => Promise<void>, says: string) => () => !isBusy && begin(() => attempt(task, says));
  return (
    <section aria-labelledby="draft" css={stack(space.s)}>
      <h2 id="draft">The draft</h2>
      <p>
        Kept {moment(at)}
        {by && ` by ${by}`}. The site does not show it yet.
      </p>
      {fault && <p css={wrong}>{fault}</p>}
      {unread.length > 0 && (
        <p css={wrong}>
          This part of it cannot be read: {unread.join(", ")}. It stays as it is until the draft is discarded.
        </p>
      )}
      <ul css={[lines, list]}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <a href={entryAddress(entry.path)}>{placeOf(entry.path, [entry])}</a>
          </li>
        ))}
      </ul>
      <div css={row(space.s)}>
        {entries.length > 0 && (
          <Button onClick={act(publishDraft, "Publishing the draft…")} aria-disabled={isBusy}>
            Publish all
          </Button>
        )}
        <Button onClick={act(() => discard(), "Discarding the draft…")} variant="outline">
          Discard
        </Button>
        {preview && <a href={preview}>See the site with the draft</a>}
        {changes && <a href={changes}>See what it changes</a>}
      </div>
    </section>
  );
}

const otherDoors = [
  ["New project", newEntryAddress("projects")],
  ["New review", newEntryAddress("reviews")],
  ["New question", newEntryAddress("faqs")],
  ["Home page", entryAddress("pages/home.json")],
  ["Other hours", entryAddress("company.json", "otherHours")],
  ["Notice", entryAddress("company.json", "notices")],
  ["Next free start", entryAddress("company.json", "nextFreeStart")],
] as const;

interface Waiting {
  address: string;
  /** The entry's name. */
  name: string;
  says: string;
  isWrong?: boolean;
}

function WaitingList({ things }: { things: readonly Waiting[] }) {
  return (
    <ul css={[lines, list]}>
      {things.map(({ address, name, says, isWrong }) => (
        <li key={`${address} ${says}`}>
          <a href={address}>{name}</a>
          <span css={isWrong && wrong}>{says}</span>
        </li>
      ))}
    </ul>
  );
}

/** A reminder with the name of its entry and the address of its field. */
const waitingFor =
  (files: readonly ContentFile[]) =>
  ({ file, field, says }: Reminder): Waiting => {
    return { address: entryAddress(file, field), name: placeOf(file, files), says };
  };

/** Open tasks: errors first, then unsaved text and reminders. */
function useWaiting(): Waiting[] {
  const { content, draft, errors } = useEditor();
  const { files } = content;
  const entries = [...draft.entries, ...files];
  const toldOf = waitingFor(files);
  return [
    ...errors.map((error) => ({ ...toldOf(inPlainWords(error, files)), isWrong: true })),
    ...pathsWithWords(content).map((path) => ({
      address: entryAddress(path),
      name: entries.some((one) => one.path === path) ? placeOf(path, entries) : "A new entry",
      says: "Words that were not published, in this browser",
    })),
    ...reminders(files, new Date()).map(toldOf),
  ];
}

/** All of one width, so that they are easy to find again. */
const doors = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(45%, 12rem), 1fr));
  gap: ${space.xs};
  a { padding: ${space.xs}; }
`;

const list = css`
  li { ${row(`${space.hair} ${space.m}`)} padding: ${space.s} 0; }
  a { font-weight: 600; }
`;

const wrong = css`color: ${colours.error};`;
