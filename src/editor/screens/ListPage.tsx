import { css } from "@emotion/react";
import { useState } from "react";
import { Badge } from "../../components/Badge";
import { Button, ButtonAnchor } from "../../components/Button";
import { SmallButton } from "../../components/SmallButton";
import { fieldsIn } from "../../content/fields/find-fields";
import { namedPath } from "../../content/reading/file-path";
import { type ContentType, contentTypes } from "../../content/types/content-types";
import { fillPlaceholders } from "../../content/values/placeholders";
import { centredRow, spaceBetween } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { inOrder, reorderEntries } from "../change/reorder-entries";
import { SortableList } from "../controls/SortableList";
import { emptyState, oneLine, quietText, rowLink, screenColumn, wrapped } from "../controls/styles";
import { Thumbnail } from "../controls/Thumbnail";
import { newEntryPath } from "../site/new-entry-path";
import { entriesIn, type SiteEntry } from "../site/site";
import { useDraft, useEditor } from "../state/editor-context";
import { entryAddress } from "../state/editor-routes";
import { type Group, groups } from "../state/groups";

const unknownGroup: Group = { name: "", label: "There is no such list", address: "#/", files: [] };

/** The entries of a group. If their type has an order, the owner reorders them here. */
export function ListPage({ group: name }: { group: string }) {
  const group = groups.find((one) => one.name === name) ?? unknownGroup;
  const { type, label, files } = group;
  const { site, publish, attempt } = useEditor();
  const published = type
    ? entriesIn(site, name)
    : [...site.entries.values()].filter(({ path }) => files.includes(path));
  /** The order on the screen before it is published. */
  const [order, setOrder] = useState<readonly string[]>();
  const entries = order ? inOrder(published, order) : published;
  const publishOrder = () =>
    attempt(async () => {
      if (!order) return;
      await publish(
        (newest) => reorderEntries(newest, { folder: name, label }, order),
        `The order of ${label} is published.`,
      );
      // Keep the order on the screen if rows were moved meanwhile.
      setOrder((now) => (now === order ? undefined : now));
    }, "Publishing the order…");
  const { purpose }: Partial<ContentType> = type ? contentTypes[type] : {};
  const isSorted = type && "order" in contentTypes[type].schema.shape && entries.length > 1;
  return (
    <div css={screenColumn}>
      <div css={spaceBetween}>
        <h1>{label}</h1>
        {type && (
          <ButtonAnchor href={entryAddress(newEntryPath(name))}>
            New {contentTypes[type].label.toLowerCase()}
          </ButtonAnchor>
        )}
      </div>
      {entries.length === 0 && (
        <div css={emptyState}>
          <p>There is nothing here yet.</p>
          {purpose && <p css={quietText}>{purpose}</p>}
        </div>
      )}
      {isSorted && (
        <p>The site shows them in this order. Press the arrows of a row, or drag it by its dots.</p>
      )}
      {order && (
        <div css={wrapped}>
          <Button onClick={() => void publishOrder()}>Publish this order</Button>
          <SmallButton onClick={() => setOrder(undefined)}>Put it back</SmallButton>
        </div>
      )}
      <SortableList
        label={label}
        onMove={isSorted ? setOrder : undefined}
        rows={entries.map((entry) => ({
          id: entry.path,
          name: entry.name,
          content: <EntryLink entry={entry} />,
        }))}
      />
    </div>
  );
}

/** An entry's picture, name and first text. */
function EntryLink({ entry }: { entry: SiteEntry }) {
  const { facts } = useEditor().site;
  const hasDraft = useDraft(entry.path) !== undefined;
  const picture = firstPicture(entry);
  return (
    <a href={entryAddress(entry.path)} css={[rowLink, link]}>
      {picture && <Thumbnail path={picture} width="5.5rem" />}
      <div css={titleBlock}>
        <span css={wrapped}>
          {entry.name}
          {hasDraft && <Badge variant="brass">Published, with changes</Badge>}
        </span>
        <p css={[quietText, oneLine]}>{fillPlaceholders(firstWords(entry), facts)}</p>
      </div>
    </a>
  );
}

/** An entry's first picture, by its path below data/. */
function firstPicture({ path, type, value }: SiteEntry): string | undefined {
  const first = fieldsIn(contentTypes[type].schema, value).find(
    (field) => field.description.use === "picture" && field.value,
  );
  return first && namedPath(path, String(first.value));
}

/** An entry's first text of several words, apart from its name; without one, its first text. */
function firstWords({ name, value }: SiteEntry): string {
  const texts = Object.entries(value).flatMap(([field, text]) =>
    field !== "slug" && typeof text === "string" && text !== name ? [text] : [],
  );
  return texts.find((text) => text.includes(" ")) ?? texts[0] ?? "";
}

const link = css`
  ${centredRow(space.m)}
  flex-wrap: nowrap;
  min-height: 4rem;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.s};
`;

const titleBlock = css`flex: 1; min-width: 0; line-height: 1.3;`;
