import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { counted } from "../../content/values/counted";
import { stack, visuallyHidden } from "../../theme/arrangements";
import { fontSizes, space } from "../../theme/tokens";
import { bringBackVersion, type EarlierVersion, earlierVersions } from "../change/bring-back";
import type { Change, Content } from "../change/change";
import { renamingIn, textAt } from "../change/changed-files";
import { placeOf } from "../change/placed-fields";
import { PlainError } from "../change/plain-error";
import { blank, lines, page, quietWords, wrapped } from "../controls/styles";
import { Working } from "../controls/Working";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { useEditor } from "../state/editor-context";
import { useNews } from "../state/news";
import { entryAddress } from "../state/routes";
import type { PublishedChange } from "../store/store";

/** The last changes of one entry or of everything, each with its author and the versions that it replaced. */
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
  const { store, publishNow, attempt } = useEditor();
  const [shownChange, setShownChange] = useState<Change>();
  const { work } = useNews();
  const { id, title, at, by } = change;
  const isRemoval = /: removed$/.test(title);
  const read = () => (shownChange ? Promise.resolve(shownChange) : store.changed(id));
  const show = () => shownChange || attempt(async () => setShownChange(await store.changed(id)));

  const bringBack = (make: (content: Content, past: Change) => Change) => {
    if (work) return;
    const task = async () => {
      const past = await read();
      const makeIfChanged = (content: Content) => {
        const made = make(content, past);
        if (made.texts.length + made.pictures.length === 0)
          throw new PlainError("It is as it was then already.");
        return made;
      };
      await publishNow(makeIfChanged, "It is back.");
    };
    void attempt(task, "Bringing it back…");
  };
  /** Brings back an entry that was removed. */
  const bringBackRemoved = (content: Content, past: Change) => {
    const removed = earlierVersions(past).find(({ path }) => isRemoved(past, path));
    if (!removed) throw new PlainError("Nothing of it can be brought back.");
    return bringBackVersion(content, past, removed);
  };
  return (
    <>
      <details onToggle={show}>
        <summary css={row}>
          <span css={words}>
            {title}
            <span css={quietWords}>
              {moment(at)}
              {by && ` by ${by}`}
            </span>
          </span>
        </summary>
        {shownChange && (
          <Differences
            {...shownChange}
            onBringBack={(version) => bringBack((content, past) => bringBackVersion(content, past, version))}
          />
        )}
      </details>
      {isRemoval && (
        <div css={button}>
          <SmallButton onClick={() => bringBack(bringBackRemoved)}>
            Bring it back<span css={visuallyHidden}>: {title}</span>
          </SmallButton>
        </div>
      )}
    </>
  );
}

const isRemoved = ({ texts }: Change, path: string) =>
  texts.some((text) => text.path === path && text.after === undefined);

interface DifferencesProps extends Change {
  onBringBack: (version: EarlierVersion) => void;
}

/** The effect of a change on each entry; a renamed entry counts once. */
function Differences({ onBringBack, ...change }: DifferencesProps) {
  const { content } = useEditor();
  const { texts, pictures } = change;
  const renaming = renamingIn(texts);
  const others = texts.filter((text) => text !== renaming?.from && text !== renaming?.to);
  const renamed = renaming ? [{ ...renaming.to, before: renaming.from.before }] : [];
  const versions = earlierVersions(change);
  const files = texts.flatMap(({ path, before, after }) => {
    const text = after ?? before;
    return text === undefined ? [] : { path, text };
  });
  return (
    <div css={inside}>
      {[...renamed, ...others].map((text) => {
        const from = renaming?.to.path === text.path ? renaming.from.path : text.path;
        const version = versions.find(({ path }) => path === from);
        const name = placeOf(text.path, files);
        return (
          <div key={text.path} css={stack(space.xs)}>
            <h2 css={entryName}>{name}</h2>
            <DifferenceTable {...text} titles={["Before", "After"]} />
            {version && textAt(content, from) !== version.text && (
              <p css={wrapped}>
                <SmallButton onClick={() => onBringBack(version)}>
                  Bring back this version<span css={visuallyHidden}> of {name}, from before the change</span>
                </SmallButton>
                <span css={quietWords}>
                  The whole entry as it was before
                  {textAt(content, text.path) !== text.after && ", without what was changed since"}.
                </span>
              </p>
            )}
          </div>
        );
      })}
      {pictures.length > 0 && <p>{counted(pictures.length, "picture")} with it.</p>}
    </div>
  );
}

/** Sun 22 Nov, 14:05 */
function moment(iso: string): string {
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

const inside = css`
  display: grid;
  gap: ${space.l};
  padding: 0 0 ${space.m};
`;
const entryName = css`font-size: ${fontSizes.body};`;
const button = css`position: absolute; top: ${space.xs}; right: 0;`;
