import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { stack, visuallyHidden } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { ThrowAwayConfirmation } from "../controls/Confirmation";
import { emptyState, lines, quietText, screenColumn } from "../controls/styles";
import { DifferenceTable } from "../forms/DifferenceTable";
import { locationOf, valueIn } from "../site/site";
import { errorMessage, UserError } from "../site/user-error";
import { useDraft, useEditor } from "../state/editor-context";
import { entryAddress } from "../state/editor-routes";
import type { History, Version } from "../store/store";

/** The earlier versions of an entry. Each can be put into its form whole, and published there. */
export function VersionsPage({ path }: { path: string }) {
  const { store, site } = useEditor();
  return (
    <div css={screenColumn}>
      <h1>Earlier versions</h1>
      <p>
        Of <a href={entryAddress(path)}>{locationOf(path, site.entries)}</a>.
      </p>
      {store.history ? (
        // A publication of the entry adds a version, so the list is read again.
        <VersionList key={site.entries.get(path)?.text} path={path} history={store.history} />
      ) : (
        <p>
          On this computer git has them: <code>git log -p data/{path}</code> lists them, and{" "}
          <code>git restore --source=the-commit data/{path}</code> brings one back.
        </p>
      )}
    </div>
  );
}

interface VersionListProps {
  path: string;
  history: History;
}

/** The versions, the latest first. Each opens, and shows how it differs from the published entry. */
function VersionList({ path, history }: VersionListProps) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [loadError, setLoadError] = useState("");
  useEffect(() => {
    history.versions(path).then(setVersions, (reason) => setLoadError(errorMessage(reason)));
  }, [history, path]);
  if (loadError) return <p role="alert">{loadError}</p>;
  if (!versions) return <p>Reading the versions…</p>;
  if (versions.length === 0) return <p css={emptyState}>There are no earlier versions.</p>;
  return (
    <ul css={lines}>
      {versions.map((version) => (
        <li key={version.id}>
          <VersionRow {...{ path, version, history }} />
        </li>
      ))}
    </ul>
  );
}

function VersionRow({ path, version, history }: VersionListProps & { version: Version }) {
  const { attempt } = useEditor();
  const [text, setText] = useState<string>();
  const { id, title, date, by } = version;
  const loadText = () =>
    attempt(async () => {
      const found = await history.textAt(id, path);
      if (found === undefined) throw new UserError("This is the change that removed it.");
      setText(found);
    });
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && text === undefined && void loadText()}>
      <summary css={row}>
        <span css={titleBlock}>
          {timeOf(date)}
          <span css={quietText}>
            {title}
            {by && ` by ${by}`}
          </span>
        </span>
      </summary>
      {text !== undefined && <VersionDifference {...{ path, text, date }} />}
    </details>
  );
}

/** The difference between a version and the published entry, and a button that puts the version into the form. */
function VersionDifference({ path, text, date }: { path: string; text: string; date: string }) {
  const { site, updateDraft, forgetDraft } = useEditor();
  const hasDraft = useDraft(path) !== undefined;
  const [isConfirming, setConfirming] = useState(false);
  const publishedEntry = site.entries.get(path);
  const value = valueIn(text);
  const bringBack = () => {
    // Remove the pictures of the replaced draft, too.
    forgetDraft(path);
    updateDraft(path, { value, baseText: publishedEntry?.text });
    window.location.hash = entryAddress(path);
  };
  return (
    <div css={[stack(space.xs), inside]}>
      <DifferenceTable
        path={path}
        before={value}
        after={publishedEntry?.value}
        titles={["This version", "Now"]}
      />
      {text !== publishedEntry?.text && (
        <p>
          <SmallButton onClick={hasDraft ? () => setConfirming(true) : bringBack}>
            Bring back this version<span css={visuallyHidden}> of {timeOf(date)}</span>
          </SmallButton>
        </p>
      )}
      {isConfirming && (
        <ThrowAwayConfirmation
          name={locationOf(path, site.entries)}
          onYes={bringBack}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

/** 22 Nov 2026, 14:05 */
const timeOf = (iso: string): string =>
  iso ? new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }) : "Unknown date";

const row = css`min-height: 4rem; padding: ${space.xs} 0; cursor: pointer;`;

const titleBlock = css`
  display: inline-grid;
  max-width: calc(100% - 1.5rem);
  vertical-align: top;
  overflow-wrap: anywhere;
`;

const inside = css`padding: 0 0 ${space.m};`;
