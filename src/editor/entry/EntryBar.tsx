import { css } from "@emotion/react";
import { Button } from "../../components/Button";
import { SmallButton } from "../../components/SmallButton";
import { entryName } from "../../content/reading/editor-location";
import { contentTypes } from "../../content/types/content-types";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { StatusLine } from "../controls/StatusLine";
import { oneLine, quietText } from "../controls/styles";
import { shownName, typeAt } from "../site/site";
import { useEditor } from "../state/editor-context";
import { groupOf } from "../state/groups";
import { EntryMenu } from "./EntryMenu";
import type { FormContent } from "./form-content";
import type { EntryErrors } from "./useEntryErrors";
import type { OpenEntry } from "./useOpenEntry";

interface EntryBarProps {
  openEntry: OpenEntry;
  entryErrors: EntryErrors;
  /** True while the entry cannot be published. */
  isBusy: boolean;
  onPublish: () => void;
  isPageShown: boolean;
  onTogglePage: () => void;
}

/** The entry's name and state, with the button that publishes it. */
export function EntryBar(props: EntryBarProps) {
  const { openEntry, entryErrors, isBusy, onPublish, isPageShown, onTogglePage } = props;
  const { path, content } = openEntry;
  const isPublished = useEditor().site.entries.has(path);
  const group = groupOf(path);
  const isWholeGroup = group?.files.length === 1;
  const title = isWholeGroup ? group.label : titleOf(path, content);
  return (
    <div css={sticky}>
      <title>{`${title} – Edit the site`}</title>
      <StatusLine />
      <div css={bar}>
        <div css={titleBlock}>
          {group && !isWholeGroup && <a href={group.address}>{group.label}</a>}
          <h1 css={oneLine}>{title}</h1>
        </div>
        <p role="status" css={[quietText, state]}>
          {stateOf(isPublished, content.isDirty)}
        </p>
        <div css={buttons}>
          <span css={onPhones}>
            <SmallButton onClick={onTogglePage} aria-pressed={isPageShown}>
              {isPageShown ? "Form" : "Page"}
            </SmallButton>
          </span>
          <EntryMenu {...{ openEntry, entryErrors, title }} />
          <Button onClick={onPublish} aria-disabled={isBusy}>
            Publish
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The entry's name. An entry without a name is called by its type: New question. */
function titleOf(path: string, { baseText, value }: FormContent): string {
  const isUnnamed = baseText === undefined && entryName(path, value) === undefined;
  return isUnnamed ? `New ${contentTypes[typeAt(path)].label.toLowerCase()}` : shownName(path, value);
}

function stateOf(isPublished: boolean, isDirty: boolean): string {
  if (!isPublished) return isDirty ? "Not published yet" : "New";
  return isDirty ? "Published, with changes" : "Published";
}

/** On phones the buttons are sticky and the title scrolls away. */
const sticky = css`
  position: sticky;
  z-index: 3;
  top: -3.75rem;
  ${from.desktop} { position: relative; top: 0; }
`;

const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.m};
  padding: 0 ${space.m} ${space.xs};
  border-bottom: 1px solid ${colours.grout};
  background: ${colours.porcelain};
  h1 { font-size: ${fontSizes.h3}; line-height: 1.3; }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    min-height: 4.5rem;
    padding: ${space.xs} ${space.l};
  }
`;

const titleBlock = css`
  display: grid;
  align-content: center;
  height: 3.75rem;
  min-width: 0;
  a { justify-self: start; font-size: ${fontSizes.small}; line-height: 1.3; }
`;

const state = css`text-align: right;`;

/** The buttons keep their width: on a narrow phone the last one wraps to a second row. */
const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  grid-column: 1 / -1;
  ${from.desktop} { grid-column: auto; }
  button { min-height: 2.75rem; padding: ${space.xxs} ${space.s}; font-size: 1rem; white-space: nowrap; flex: none; }
`;

const onPhones = css`
  margin-right: auto;
  ${from.desktop} { display: none; }
`;
