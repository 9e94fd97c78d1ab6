import { css } from "@emotion/react";
import { useReducer, useState } from "react";
import { ButtonAnchor } from "../../components/Button";
import { SmallButton } from "../../components/SmallButton";
import { publicationGaps } from "../../content/derived/publication-gaps";
import { type Reminder, reminders } from "../../content/derived/reminders";
import { row, visuallyHidden } from "../../theme/arrangements";
import { colours, space } from "../../theme/tokens";
import { placeOf } from "../change/placed-fields";
import { lines, page } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress, newEntryAddress } from "../state/routes";
import { discardWords, unpublishedEntries, unpublishedName } from "../state/unpublished-words";
import { ageOf } from "../words/age";
import { ChangeList } from "./ChangesPage";

/** The owner's first screen: open tasks, the last changes, and links to the most used screens. */
export function StartPage() {
  const { content, errors, facts } = useEditor();
  const { files } = content;
  const [doorsOf] = useState(otherDoors);
  const obstacles = [...errors, ...publicationGaps(files)];
  const tasks = [
    ...obstacles.map((obstacle) => ({ ...obstacle, isError: true })),
    ...reminders(files, new Date()),
  ];
  return (
    <div css={page}>
      <h1>{facts.companyName ?? "Your site"}</h1>
      <div css={doors}>
        <ButtonAnchor href={entryAddress("company.json", "phone")}>Phone</ButtonAnchor>
        <ButtonAnchor href={entryAddress("company.json", "openingHours")}>Opening hours</ButtonAnchor>
        {doorsOf.map(([name, address]) => (
          <ButtonAnchor key={name} href={address} variant="outline">
            {name}
          </ButtonAnchor>
        ))}
      </div>
      <NotPublished />
      <section aria-labelledby="waits">
        <h2 id="waits">To do</h2>
        {tasks.length === 0 && <p>Nothing: all is in order.</p>}
        <TaskList tasks={tasks} />
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

/** Words that are typed and not published, with their age, until they are published or discarded. */
function NotPublished() {
  const { content, say, attempt } = useEditor();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const entries = unpublishedEntries(content);
  if (entries.length === 0) return null;
  const discard = async (path: string) => {
    const putBack = await discardWords(path, content);
    draw();
    const undo = async () => {
      await putBack();
      say({ says: "The words are in the list again." });
      draw();
    };
    const act = () => void attempt(undo);
    say({ says: "The words are discarded. The site stays as it is.", action: { name: "Undo", act } });
  };
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Not published yet</h2>
      <p>Kept in this browser, on this device alone. Open it to go on, and publish it there.</p>
      <ul css={[lines, list]}>
        {entries.map((entry) => {
          const { path, at } = entry;
          const name = unpublishedName(entry);
          return (
            <li key={path}>
              <a href={entryAddress(path)}>{name}</a>
              <span>
                <time dateTime={new Date(at).toISOString()}>{ageOf(at, Date.now())}</time>
              </span>
              <SmallButton onClick={() => attempt(() => discard(path))}>
                Discard<span css={visuallyHidden}>: {name}</span>
              </SmallButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A link to a new entry leads to another one each time. */
const otherDoors = () =>
  [
    ["New project", newEntryAddress("projects")],
    ["New review", newEntryAddress("reviews")],
    ["New question", newEntryAddress("faqs")],
    ["Home page", entryAddress("pages/home.json")],
    ["Other hours", entryAddress("company.json", "otherHours")],
    ["Notice", entryAddress("company.json", "notices")],
  ] as const;

/** Tasks, each with a link to its field. */
function TaskList({ tasks }: { tasks: readonly (Reminder & { isError?: boolean })[] }) {
  const { files } = useEditor().content;
  return (
    <ul css={[lines, list]}>
      {tasks.map(({ file, field, says, isError }) => (
        <li key={`${file} ${field} ${says}`}>
          <a href={entryAddress(file, field)}>{placeOf(file, files)}</a>
          <span css={isError && errorColour}>{says}</span>
        </li>
      ))}
    </ul>
  );
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

const errorColour = css`color: ${colours.error};`;
