import { css } from "@emotion/react";
import { useState } from "react";
import { Badge } from "../../components/Badge";
import { ButtonAnchor } from "../../components/Button";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { type ContentType, contentTypes } from "../../content/types/content-types";
import { apart } from "../../theme/arrangements";
import { colours, space } from "../../theme/tokens";
import type { Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { type EntrySummary, entriesIn, entryOf } from "../change/entries";
import { inOrder, orderChange } from "../change/entry-order";
import { SortableList } from "../controls/SortableList";
import { blank, oneLine, page, quietWords, wrapped } from "../controls/styles";
import { Thumbnail } from "../pictures/StoredPictures";
import { useEditor } from "../state/editor-context";
import { entryAddress, type Group, groups, newEntryAddress } from "../state/routes";
import { unpublishedEntries, withChanges } from "../state/unpublished-words";
import { useGathered } from "../state/use-gathered";

const nothing: Group = { name: "", label: "There is no such list", address: "#/", files: [] };

/** The entries of a group. If their type has an order, the owner reorders them here. */
export function ListPage({ group: name }: { group: string }) {
  const group = groups.find((one) => one.name === name) ?? nothing;
  const { folder, type, label, files } = group;
  const { content } = useEditor();
  const published = folder
    ? entriesIn(content.files, folder)
    : content.files.filter(({ path }) => files.includes(path)).map(entryOf);
  const [newAddress] = useState(() => newEntryAddress(group.name));
  const { entries, reorder } = useOrder(published, group);
  const changed = unpublishedEntries(content).map(({ path }) => path);
  const { purpose }: Partial<ContentType> = type ? contentTypes[type] : {};
  const isSorted = type && "order" in contentTypes[type].schema.shape && entries.length > 1;
  return (
    <div css={page}>
      <div css={apart}>
        <h1>{label}</h1>
        {folder && type && (
          <ButtonAnchor href={newAddress}>New {contentTypes[type].editor.label.toLowerCase()}</ButtonAnchor>
        )}
      </div>
      {folder && <NewEntries folder={folder} />}
      {entries.length === 0 && (
        <div css={blank}>
          <p>There is nothing here yet.</p>
          {purpose && <p css={quietWords}>{purpose}</p>}
        </div>
      )}
      {isSorted && (
        <p>The site shows them in this order. Press the arrows of a row, or drag it by its dots.</p>
      )}
      <SortableList
        label={label}
        onMove={isSorted ? reorder : undefined}
        rows={entries.map((entry) => ({
          id: entry.path,
          name: entry.name,
          content: <EntryLine entry={entry} mark={changed.includes(entry.path) ? withChanges : undefined} />,
        }))}
      />
    </div>
  );
}

/** The entries in the order that the owner wants. It is published when the last press is a second ago. */
function useOrder(published: readonly EntrySummary[], { folder = "", label }: Group) {
  const { publishNow, attempt } = useEditor();
  const [order, reorder] = useGathered<readonly string[]>((latest) => {
    const change = (content: Content) => orderChange(content, { folder, label }, latest());
    return attempt(() => publishNow(change, "The new order is published."), "Publishing the order…");
  });
  return { entries: order ? inOrder(published, order) : published, reorder };
}

/** Entries that were begun in this browser and are not published yet. */
function NewEntries({ folder }: { folder: string }) {
  const { content } = useEditor();
  const begun = unpublishedEntries(content).filter(
    ({ path }) => path.startsWith(`${folder}/`) && textAt(content, path) === undefined,
  );
  return begun.map(({ path, value }) => (
    <EntryLine key={path} entry={entryOf({ path, text: JSON.stringify(value) })} mark="Not published" />
  ));
}

/** An entry's picture, name and first words. `mark` says what of it is not published. */
function EntryLine({ entry, mark }: { entry: EntrySummary; mark: string | undefined }) {
  const { facts } = useEditor();
  return (
    <a href={entryAddress(entry.path)} css={line}>
      {entry.picture && <Thumbnail path={entry.picture} width="5.5rem" />}
      <div css={words}>
        <span css={wrapped}>
          {entry.name}
          {mark && <Badge variant="brass">{mark}</Badge>}
        </span>
        <p css={[quietWords, oneLine]}>{fillPlaceholders(entry.words, facts)}</p>
      </div>
    </a>
  );
}

const line = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: 4rem;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.s};
  text-decoration: none;
  &:hover { background: ${colours.bottleMist}; }
`;

const words = css`flex: 1; min-width: 0; font-weight: 600; line-height: 1.3;`;
