import { css } from "@emotion/react";
import { useState } from "react";
import { ButtonAnchor } from "../../components/Button";
import { schemaAddress } from "../../content/derived/schema-files";
import { contentTypes } from "../../content/types/content-types";
import { space } from "../../theme/tokens";
import { textChanges } from "../change/changed-files";
import { contentText } from "../change/content-text";
import { SortableList } from "../controls/SortableList";
import { page, wrapped } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { contentOf, type Entry, entriesIn, entryOf } from "../state/entries";
import { type Group, groups } from "../state/routes";
import { pathsWithWords } from "../state/unpublished-words";
import { EntryLine } from "./EntryLine";

/** Many more are looked for, not scrolled through. */
const mostWithoutSearch = 12;

export function ListPage({ group: name }: { group: string }) {
  const group = groups.find((one) => one.name === name);
  if (group) return <GroupPage group={group} />;
  return (
    <p css={page}>
      There is no such list. <a href="#/">To the start</a>
    </p>
  );
}

/** The entries of a group; those of a type with an order are put in order here. */
function GroupPage({ group: { folder, type, label, files } }: { group: Group }) {
  const { content, drafts } = useEditor();
  const [wanted, setWanted] = useState("");
  const { moved, move } = useOrder(label, type);
  const stored = folder
    ? entriesIn(content.files, folder)
    : files.flatMap((path) => content.files.filter((file) => file.path === path).map(entryOf));
  const entries = moved ?? stored;
  const shown = entries.filter(({ name, words }) =>
    `${name} ${words}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const isSorted = type && "order" in contentTypes[type].schema.shape && !wanted;
  const newDrafts = drafts.filter(
    ({ path, before }) => before === undefined && path.startsWith(`${folder}/`),
  );
  const written = pathsWithWords();
  const marksOf = (path: string) => [
    ...(drafts.some((draft) => draft.path === path) ? ["Draft"] : []),
    ...(written.includes(path) ? ["Not published"] : []),
  ];
  const search = `Search in ${label.toLowerCase()}`;
  return (
    <div css={page}>
      <div css={[wrapped, head]}>
        <h1>{label}</h1>
        {folder && type && (
          <ButtonAnchor href={`#/${folder}/new`}>
            New {contentTypes[type].editor.label.toLowerCase()}
          </ButtonAnchor>
        )}
      </div>
      {entries.length > mostWithoutSearch && (
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {newDrafts.map((draft) => (
        <div key={draft.path} css={draftLine}>
          <EntryLine entry={entryOf(draft)} marks={["Draft, never published"]} />
        </div>
      ))}
      {isSorted && entries.length > 1 && (
        <p>
          Drag a row by its handle to another place, or press Enter on the handle and move it with the arrow
          keys.
        </p>
      )}
      <SortableList
        label={label}
        onMove={
          isSorted
            ? (order) => move(order.flatMap((path) => entries.filter((entry) => entry.path === path)))
            : undefined
        }
        rows={shown.map((entry) => ({
          id: entry.path,
          name: entry.name,
          content: <EntryLine entry={entry} marks={marksOf(entry.path)} />,
        }))}
      />
      {shown.length === 0 && <p>Nothing here has these words.</p>}
    </div>
  );
}

/** Publishes another order of entries, whose numbers count from one; until it is stored, it is shown already. */
function useOrder(label: string, type: Group["type"]) {
  const { content, publish, attempt } = useEditor();
  const [moved, setMoved] = useState<readonly Entry[]>();
  const textOf = ({ path }: Entry, index: number) => {
    const value = contentOf(content.files.find((file) => file.path === path)?.text);
    return type && contentText({ $schema: schemaAddress(type), ...value, order: index + 1 });
  };
  const move = (entries: readonly Entry[]) => {
    setMoved(entries);
    const written = new Map(entries.map((entry, index) => [entry.path, textOf(entry, index)]));
    const texts = textChanges(content, written);
    attempt(async () => {
      try {
        await publish(
          { title: `${label}: another order`, texts, pictures: [] },
          "The new order is published.",
        );
      } finally {
        setMoved(undefined);
      }
    });
  };
  return { moved, move };
}

const head = css`justify-content: space-between;`;

const draftLine = css`
  margin-bottom: ${space.xs};
  border: 1px dashed currentColor;
  border-radius: 3px;
`;
