import { css } from "@emotion/react";
import {
  type FocusEvent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { FormProvider } from "react-hook-form";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../content/types/content-types";
import { belowDesk, from } from "../../theme/media-queries";
import { colours, space } from "../../theme/tokens";
import { textAt } from "../change/changed-files";
import { isReadable } from "../change/entries";
import { Dialog } from "../controls/Dialog";
import { page } from "../controls/styles";
import { Working } from "../controls/Working";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { NoticeLine } from "../dialogs/NoticeLine";
import { entryFields } from "../forms/form-field";
import { type InputContext, InputContextProvider } from "../forms/input-context";
import { FieldInputs } from "../forms/inputs/FieldInput";
import { showField } from "../forms/show-field";
import { useEditor } from "../state/editor-context";
import { unpublishedEntries } from "../state/unpublished-words";
import { ProblemList } from "./ProblemList";
import { SaveBar } from "./SaveBar";
import { type OpenEntry, useEntry } from "./use-entry";
import { type Publishing, usePublishing } from "./use-publishing";

/** A separate chunk, because it holds all pages of the site. */
const PagePreview = lazy(async () => ({ default: (await import("../preview/PagePreview")).PagePreview }));

interface EntryPageProps {
  path: string;
  isNew: boolean;
  /** The field that the address names. */
  field?: string | undefined;
}

export function EntryPage({ path, isNew, field }: EntryPageProps) {
  const { content } = useEditor();
  const type = contentTypeOf(path);
  const text = textAt(content, path);
  if (!isReadable(text)) return <Unreadable {...{ path }} />;
  const isThere = isNew || text !== undefined || unpublishedEntries(content).some((one) => one.path === path);
  if (type && isThere) return <OpenEntryPage {...{ path, field, type }} />;
  return (
    <NoEntry title="This is not there any more">
      It was removed, or has another address now. <a href="#/changes">Last changes</a> can bring it back.
    </NoEntry>
  );
}

/** A file that somebody has broken by hand. Its form would be empty, and publishing it would remove what the file says. */
function Unreadable({ path }: { path: string }) {
  const { errors } = useEditor();
  const error = errors.find(({ file }) => file === path);
  return (
    <NoEntry title="This file cannot be read">
      The file <b>data/{path}</b> was changed outside the editor, and is not valid any more.{" "}
      {error && `${error.says} `}Mend it in a text editor, or{" "}
      <a href={`#/changes/${path.replace(/\.json$/, "")}`}>bring back an earlier version</a>. Words that you
      have written here are kept, and are in the form again once the file can be read.
    </NoEntry>
  );
}

function NoEntry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <NoticeLine />
      <div css={page}>
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
    </>
  );
}

interface OpenEntryPageProps extends Omit<EntryPageProps, "isNew"> {
  type: ContentTypeName;
}

/** An entry's form beside a preview of its page. */
function OpenEntryPage({ path, field, type }: OpenEntryPageProps) {
  const { content, thumbnail } = useEditor();
  const entry = useEntry(type, path);
  const { form, pictures, value } = entry;
  const publishing = usePublishing(entry);
  const { errors } = publishing;
  const [at, setAt] = useState<string>();
  const [isPageShown, setPageShown] = useState(false);
  const context = useMemo(() => ({ path, errors, pictures }), [path, errors, pictures]);

  // The bar answers the press at once. A long form follows, in steps that leave room for the next press.
  const isFormShown = useDeferredValue(true, false);

  useEffect(() => {
    if (field && isFormShown) showField(field);
  }, [field, isFormShown]);

  const onFocus = useCallback(({ target }: FocusEvent) => {
    setAt(target.closest<HTMLElement>("[data-field]")?.dataset.field);
  }, []);
  const pick = useCallback((name: string) => {
    setPageShown(false);
    showField(name);
  }, []);

  return (
    <div css={screen}>
      <SaveBar
        {...{ entry, publishing, type, isPageShown }}
        onTogglePage={() => setPageShown(!isPageShown)}
      />
      <div css={halves}>
        <div css={[half, isPageShown && hiddenOnPhones]}>
          <ProblemList path={path} problems={publishing.problems} />
          {isFormShown ? <EntryForm {...{ form, type, context, onFocus }} /> : <Opening says="Opening…" />}
        </div>
        <div css={[preview, !isPageShown && hiddenOnPhones]}>
          <Suspense fallback={<Opening says="Loading the page…" />}>
            {isFormShown && (
              <PagePreview
                {...{ type, path, at, thumbnail }}
                content={value}
                files={content.files}
                pictureAddress={pictures.address}
                onPick={pick}
              />
            )}
          </Suspense>
        </div>
      </div>
      <ConflictDialog {...{ path, publishing }} />
    </div>
  );
}

function Opening({ says }: { says: string }) {
  return (
    <p role="status" css={note}>
      <Working says={says} />
    </p>
  );
}

/** Shows a conflict and asks which version to keep. */
function ConflictDialog({ path, publishing }: { path: string; publishing: Publishing }) {
  const { conflict, settle, takeOver, replace } = publishing;
  if (!conflict) return null;
  const { withTheirs, withMine } = conflict;
  return (
    <Dialog
      title="Conflict: this was changed elsewhere"
      onClose={settle}
      actions={[
        { name: "Use their version", act: () => takeOver(conflict) },
        { name: "Publish my version", act: () => replace(conflict) },
        { name: "Cancel", act: settle },
      ]}
    >
      <p>
        {withTheirs === undefined
          ? "Somebody has removed this since you opened it here."
          : "Somebody has published this since you opened it here. You have both changed these fields; all others are kept, theirs and yours."}
      </p>
      <DifferenceTable
        path={path}
        before={withTheirs}
        after={withMine}
        titles={["Their version", "Your version"]}
      />
    </Dialog>
  );
}

interface EntryFormProps {
  form: OpenEntry["form"];
  type: ContentTypeName;
  context: InputContext;
  onFocus: (event: FocusEvent) => void;
}

/** Renders only the field that changes, not the whole form. */
const EntryForm = memo(({ form, type, context, onFocus }: EntryFormProps) => (
  <InputContextProvider value={context}>
    <FormProvider {...form}>
      <form onFocus={onFocus} onSubmit={(event) => event.preventDefault()} noValidate>
        <FieldInputs name="" fields={entryFields(contentTypes[type].schema)} />
      </form>
    </FormProvider>
  </InputContextProvider>
));

/** On a desk the form and the page scroll by themselves below the bar. */
const screen = css`
  ${from.desk} { display: flex; flex-direction: column; height: 100vh; }
`;

const halves = css`
  ${from.desk} {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(22rem, 1fr) minmax(0, 1fr);
    min-height: 0;
  }
`;

const half = css`
  position: relative;
  min-width: 0;
  padding: ${space.l} ${space.m} ${space.xxxl};
  ${from.desk} { overflow-y: auto; padding: ${space.l} ${space.l} ${space.xxxl}; scroll-padding: ${space.l} 0; }
`;

const hiddenOnPhones = css`
  ${belowDesk} { display: none; }
`;

const note = css`padding: ${space.l};`;

const preview = css`
  min-width: 0;
  background: ${colours.white};
  ${from.desk} { border-left: 1px solid ${colours.grout}; }
  ${belowDesk} { height: calc(100dvh - 9rem); }
`;
