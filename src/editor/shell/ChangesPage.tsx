import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { visuallyHidden } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import type { Change } from "../change/change";
import { renamingIn } from "../change/changed-files";
import { placeOf } from "../change/placed-fields";
import { blank, lines, page, quietWords } from "../controls/styles";
import { Working } from "../controls/Working";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import type { PublishedChange } from "../store/store";

/** The last changes of one entry or of everything, each with its author and an Undo button. */
export function ChangesPage({ path }: { path?: string | undefined }) {
  const { content } = useEditor();
  return (
    <div css={page}>
      <h1>Last changes</h1>
      {path && (
        <p>
          Of <a href={entryAddress(path)}>{placeOf(path, content.files)}</a>.{" "}
          <a href="#/changes">Of everything</a>
        </p>
      )}
      <ChangeList path={path} />
    </div>
  );
}

/** The changes, latest first. Each opens to show its differences. */
export function ChangeList({ path, most }: { path?: string | undefined; most?: number }) {
  const { store, content, attempt } = useEditor();
  const [changes, setChanges] = useState<readonly PublishedChange[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was published since is among them
  useEffect(() => {
    attempt(async () => setChanges(await store.history(path)));
  }, [store, path, attempt, content]);
  if (!changes)
    return (
      <p role="status">
        <Working says="Reading the changes…" />
      </p>
    );
  if (changes.length === 0) return <p css={blank}>Nothing has been changed yet.</p>;
  return (
    <ul css={lines}>
      {changes.slice(0, most).map((change) => (
        <li key={change.id}>
          <ChangeRow change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeRow({ change }: { change: PublishedChange }) {
  const { store, undo, attempt } = useEditor();
  const [shownChange, setShownChange] = useState<Change>();
  const { id, title, at, by } = change;
  const tell = () => shownChange || attempt(async () => setShownChange(await store.changed(id)));
  const takeBack = () => attempt(async () => undo(shownChange ?? (await store.changed(id))), "Undoing…");
  return (
    <>
      <details onToggle={tell}>
        <summary css={row}>
          <span css={words}>
            {title}
            <span css={quietWords}>
              {moment(at)}
              {by && ` by ${by}`}
            </span>
          </span>
        </summary>
        {shownChange && <Differences {...shownChange} />}
      </details>
      <div css={button}>
        <SmallButton onClick={takeBack}>
          {/: removed$/.test(title) ? "Bring it back" : "Undo this"}
          <span css={visuallyHidden}>: {title}</span>
        </SmallButton>
      </div>
    </>
  );
}

/** The effect of a change on each entry; a renamed entry counts once. */
function Differences({ texts, pictures }: Change) {
  const renaming = renamingIn(texts);
  const others = texts.filter((text) => text !== renaming?.from && text !== renaming?.to);
  const renamed = renaming ? [{ ...renaming.to, before: renaming.from.before }] : [];
  return (
    <div css={inside}>
      {[...renamed, ...others].map((text) => (
        <DifferenceTable key={text.path} {...text} titles={["Before", "After"]} />
      ))}
      {pictures.length > 0 && (
        <p>
          {pictures.length} {pictures.length === 1 ? "picture" : "pictures"} with it.
        </p>
      )}
    </div>
  );
}

/** Sun 22 Nov, 14:05 */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}

const row = css`
  min-height: 4rem;
  padding: ${space.xs} 9rem ${space.xs} 0;
  cursor: pointer;
`;

const words = css`
  display: inline-grid;
  max-width: calc(100% - 1.5rem);
  vertical-align: top;
  overflow-wrap: anywhere;
`;

const inside = css`padding: 0 0 ${space.m};`;
const button = css`position: absolute; top: ${space.xs}; right: 0;`;
