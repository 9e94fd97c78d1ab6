import { css } from "@emotion/react";
import { useState } from "react";
import { ButtonAnchor } from "../../components/Button";
import { contentTypes } from "../../content/types/content-types";
import { space } from "../../theme/tokens";
import { control } from "../controls/control-styles";
import { moveBefore } from "../controls/move-before";
import { page, pageHead } from "../controls/page-styles";
import { SortableList } from "../controls/SortableList";
import { useEditor } from "../state/editor-context";
import { type Entry, entriesIn, entryOf } from "../state/entries";
import { groups } from "../state/routes";
import { pathsWithWords } from "../state/unpublished-words";
import { EntryLine } from "./EntryLine";
import { reorder } from "./reorder";

/** Many more are looked for, not scrolled through. */
const mostWithoutSearch = 12;

/** The entries of a group; those of a type with an order are put in order here. */
export function ListPage({ group: name }: { group: string }) {
  const { content, drafts, publish, attempt } = useEditor();
  const [wanted, setWanted] = useState("");
  const [moved, setMoved] = useState<readonly Entry[]>();
  const group = groups.find((one) => one.name === name);
  if (!group)
    return (
      <p css={page}>
        There is no such list. <a href="#/">To the start</a>
      </p>
    );
  const { folder, type, label } = group;
  const stored = folder
    ? entriesIn(content.files, folder)
    : group.files.flatMap((path) => content.files.filter((file) => file.path === path).map(entryOf));
  const entries = moved ?? stored;
  const isOrdered = type !== undefined && "order" in contentTypes[type].schema.shape;
  const one = type && contentTypes[type].cms.label.toLowerCase();
  const drafted = new Set(drafts.map(({ path }) => path));
  const written = new Set(pathsWithWords());
  const newDrafts = drafts.filter(
    ({ path, before }) => before === undefined && folder && path.startsWith(`${folder}/`),
  );
  const marksOf = (path: string) => [
    ...(drafted.has(path) ? ["Draft"] : []),
    ...(written.has(path) ? ["Not published"] : []),
  ];
  const shown = entries.filter((entry) =>
    `${entry.name} ${entry.words}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const move = (ids: ReadonlySet<unknown>, before: string | undefined) => {
    const rows = entries.map(({ path }) => path);
    const order = moveBefore(rows, ids, before);
    const sorted = order.flatMap((path) => entries.filter((entry) => entry.path === path));
    setMoved(sorted);
    attempt(async () => {
      try {
        await publish(reorder(content, sorted, `${label}: another order`), "The new order is published.");
      } finally {
        setMoved(undefined);
      }
    });
  };
  return (
    <div css={page}>
      <div css={pageHead}>
        <h1>{label}</h1>
        {folder && <ButtonAnchor href={`#/${folder}/new`}>New {one}</ButtonAnchor>}
      </div>
      {entries.length > mostWithoutSearch && (
        <input
          type="search"
          aria-label={`Search in ${label.toLowerCase()}`}
          placeholder={`Search in ${label.toLowerCase()}`}
          css={control}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {newDrafts.map((draft) => (
        <div key={draft.path} css={draftLine}>
          <EntryLine entry={entryOf(draft)} marks={["Draft, never published"]} />
        </div>
      ))}
      {isOrdered && entries.length > 1 && !wanted && (
        <p>
          Drag a row by its handle to another place, or press Enter on the handle and move it with the arrow
          keys.
        </p>
      )}
      <SortableList
        label={label}
        onMove={isOrdered && !wanted ? move : undefined}
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

const draftLine = css`
  margin-bottom: ${space.xs};
  border: 1px dashed currentColor;
  border-radius: 3px;
`;
