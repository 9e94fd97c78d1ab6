import { css } from "@emotion/react";
import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { contentTypes } from "../../content/types/content-types";
import { space } from "../../theme/tokens";
import { fieldTexts } from "./field-texts";
import { fieldOf } from "./find-part";
import { useMarkedPart } from "./mark-part";
import { PreviewFrame } from "./PreviewFrame";
import { type LentPage, namedPages, pageOfEntry, surroundingsOf } from "./page-of-entry";
import type { PreviewProps } from "./preview-props";
import { type Previewed, previewed } from "./previewed";
import { publishedAnswers } from "./published-answers";

const answers = publishedAnswers((address) => fetch(address));

/** The page that an entry is on, as it will be, beside the entry's form. A key pressed there does not wait for it. */
export function PagePreview(props: PreviewProps) {
  return <EntryPreview entry={useDeferredValue(props)} />;
}

const EntryPreview = memo(({ entry }: { entry: PreviewProps }) => {
  const shown: Previewed | undefined = entry.type === "Redirects" ? undefined : previewed[entry.type];
  const lent = useLentPage(shown, entry);
  if (!shown || lent === "none") return <p css={note}>There is no page to show here yet.</p>;
  return lent ? <Shown {...{ entry, shown, lent }} /> : <p css={note}>The page is coming …</p>;
});

/** Asked for anew only where another entry is open, or it names others. */
function useLentPage(
  shown: Previewed | undefined,
  { type, path, content, files }: PreviewProps,
): LentPage | "none" | undefined {
  const [lent, setLent] = useState<{ path: string; page: LentPage | "none" }>();
  const named = namedPages(type, content).join(" ");
  useEffect(() => {
    let isWanted = true;
    const addresses = named.split(" ").filter(Boolean);
    const asked = shown && pageOfEntry(shown.on, { type, path, files }, addresses, answers);
    void Promise.resolve(asked).then((page) => isWanted && setLent({ path, page: page ?? "none" }));
    return () => {
      isWanted = false;
    };
  }, [shown, type, path, files, named]);
  return lent?.path === path ? lent.page : undefined;
}

function Shown({ entry, shown, lent }: { entry: PreviewProps; shown: Previewed; lent: LentPage }) {
  const { type, content, at, onPick } = entry;
  const [page, setPage] = useState<Document>();
  const around = useMemo(() => surroundingsOf(entry, lent), [entry, lent]);
  const drawn = useMemo(() => shown.draw(content, lent.answer, around), [shown, content, lent, around]);
  const fields = useMemo(
    () => fieldTexts(contentTypes[type].schema, content, around),
    [type, content, around],
  );
  // On the page of something else an entry has to be shown first.
  useMarkedPart(page, at ?? (shown.on === type ? undefined : ""), fields);
  const pick = (clicked: Element) => {
    const field = page && fieldOf(page.body, fields, clicked);
    if (field !== undefined) onPick(field);
  };
  return (
    <PreviewFrame onPage={setPage} onPick={pick}>
      <ErrorBoundary
        fallback={<p>The page comes back when more of the form is filled in.</p>}
        resetKeys={[content]}
      >
        {drawn}
      </ErrorBoundary>
    </PreviewFrame>
  );
}

const note = css`padding: ${space.l};`;
