import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { colours, shades, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { renamingIn } from "../change/changed-files";
import { page } from "../controls/page-styles";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { type PastChange, useEditor } from "../state/editor-context";
import { moment } from "../state/moment";
import { entryAddress } from "../state/routes";
import type { PublishedChange } from "../store/store";
import { placeOf } from "../words/plain-words";

/** What was changed last, by whom, with a way back: of one entry, or of everything. */
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

/** The latest first; each opens to what it changed. */
export function ChangeList({ path, most }: { path?: string | undefined; most?: number }) {
  const { store, content, attempt } = useEditor();
  const [changes, setChanges] = useState<readonly PublishedChange[]>();
  const { revision } = content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was published since is among them
  useEffect(() => {
    attempt(async () => setChanges(await store.history(path)));
  }, [store, path, attempt, revision]);
  if (!changes) return <p role="status">Reading the changes…</p>;
  if (changes.length === 0) return <p>Nothing was changed yet.</p>;
  return (
    <ul css={list}>
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
  const [told, setTold] = useState<Omit<PastChange, "id" | "title">>();
  const { id, title, at, by } = change;
  const takeBack = () => attempt(async () => undo({ ...change, ...(told ?? (await store.changed(id))) }));
  return (
    <>
      <details css={row} onToggle={() => told || attempt(async () => setTold(await store.changed(id)))}>
        <summary>
          <span css={words}>
            {title}
            <span css={when}>
              {moment(at)}
              {by && ` by ${by}`}
            </span>
          </span>
        </summary>
        {told && (
          <div css={inside}>
            <Told {...told} />
          </div>
        )}
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

function Told({ texts, pictures }: Omit<PastChange, "id" | "title">) {
  const renaming = renamingIn(texts);
  const shown = renaming
    ? [
        { path: renaming.to.path, before: renaming.from.before, after: renaming.to.after },
        ...texts.filter((text) => text !== renaming.from && text !== renaming.to),
      ]
    : texts;
  return (
    <>
      {shown.map(({ path, before, after }) => (
        <DifferenceTable key={path} {...{ path, before, after }} titles={["Before", "After"]} />
      ))}
      {pictures.length > 0 && (
        <p>
          {pictures.length} {pictures.length === 1 ? "picture" : "pictures"} with it.
        </p>
      )}
    </>
  );
}

const list = css`
  border-top: 1px solid ${colours.grout};
  li { position: relative; border-bottom: 1px solid ${colours.grout}; }
`;

const row = css`
  summary { min-height: 4rem; padding: ${space.xs} 9rem ${space.xs} 0; cursor: pointer; }
`;

const words = css`
  display: inline-grid;
  max-width: calc(100% - 1.5rem);
  vertical-align: top;
  overflow-wrap: anywhere;
`;

const when = css`
  color: ${shades.inkSoft};
  font-size: 0.9375rem;
`;

const inside = css`padding: 0 0 ${space.m};`;
const button = css`
  position: absolute;
  top: ${space.xs};
  right: 0;
`;
