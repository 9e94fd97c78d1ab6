import { css } from "@emotion/react";
import {
  type FocusEvent,
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from "react";
import { FormProvider } from "react-hook-form";
import { belowDesktop, from } from "../../theme/media-queries";
import { colours, space } from "../../theme/tokens";
import { ErrorBoundary } from "../controls/ErrorBoundary";
import { StatusLine } from "../controls/StatusLine";
import { screenColumn } from "../controls/styles";
import { FieldInputs } from "../forms/FieldInput";
import { entryFields } from "../forms/form-field";
import { type InputContext, InputContextProvider } from "../forms/input-context";
import { useShownField } from "../forms/useShownField";
import { isNewPath } from "../site/new-entry-path";
import { entrySchema } from "../site/site";
import { useDraft, useEditor } from "../state/editor-context";
import { versionsAddress } from "../state/editor-routes";
import { ConflictDialog } from "./ConflictDialog";
import { EntryBar } from "./EntryBar";
import { ErrorList } from "./ErrorList";
import { useEntryErrors } from "./useEntryErrors";
import { type OpenEntry, useOpenEntry } from "./useOpenEntry";
import { useSubmit } from "./useSubmit";

/** A separate chunk, because it contains every page of the site. */
const PagePreview = lazy(async () => ({ default: (await import("../preview/PagePreview")).PagePreview }));

interface EntryPageProps {
  path: string;
  /** The field to focus, if the address names one. */
  field?: string | undefined;
}

export function EntryPage({ path, field }: EntryPageProps) {
  const isPublished = useEditor().site.entries.has(path);
  const hasDraft = useDraft(path) !== undefined;
  if (isNewPath(path) || isPublished || hasDraft) return <OpenEntryPage {...{ path, field }} />;
  return (
    <>
      <StatusLine />
      <div css={screenColumn}>
        <h1>This no longer exists</h1>
        <p>
          It was removed or renamed. You can bring back one of its{" "}
          <a href={versionsAddress(path)}>earlier versions</a>.
        </p>
      </div>
    </>
  );
}

/** An entry's form beside a preview of its page. */
function OpenEntryPage({ path, field }: EntryPageProps) {
  const { site } = useEditor();
  const openEntry = useOpenEntry(path);
  const { form, content, pictures } = openEntry;
  const [focusedField, setFocusedField] = useState<string>();
  const [isPageShown, setPageShown] = useState(false);
  // Render the form at low priority, so clicks are not blocked.
  const isFormShown = useDeferredValue(true, false);
  const { shownField, showField } = useShownField(isFormShown, field);
  const entryErrors = useEntryErrors(openEntry, showField);
  const { errors, fieldErrors } = entryErrors;
  const { submit, isBusy, conflict, closeConflict } = useSubmit(openEntry, entryErrors);
  const context = useMemo(
    () => ({ path, errors: fieldErrors, pictures, shownField, showField }),
    [path, fieldErrors, pictures, shownField, showField],
  );

  const onFocus = useCallback(({ target }: FocusEvent) => {
    setFocusedField(target.closest<HTMLElement>("[data-field]")?.dataset.field);
  }, []);
  const pick = (name: string) => {
    setPageShown(false);
    showField(name);
  };

  return (
    <div css={screen}>
      <EntryBar
        {...{ openEntry, entryErrors, isBusy, isPageShown }}
        onPublish={() => submit(content.baseText)}
        onTogglePage={() => setPageShown(!isPageShown)}
      />
      <div css={halves}>
        <div css={[half, isPageShown && hiddenOnPhones]}>
          <ErrorList {...{ path, errors }} onPick={showField} />
          {isFormShown ? <EntryForm {...{ form, context, onFocus }} /> : <p css={note}>Opening…</p>}
        </div>
        <div css={[preview, !isPageShown && hiddenOnPhones]}>
          <ErrorBoundary fallback={() => <p css={note}>{notLoaded}</p>}>
            <Suspense fallback={<p css={note}>Loading the page…</p>}>
              {isFormShown && (
                <PagePreview
                  {...{ path, focusedField }}
                  value={content.value}
                  site={site}
                  pictureAddress={pictures.address}
                  onPick={pick}
                />
              )}
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
      {conflict && <ConflictDialog {...{ openEntry, conflict, submit }} onClose={closeConflict} />}
    </div>
  );
}

interface EntryFormProps {
  form: OpenEntry["form"];
  context: InputContext;
  onFocus: (event: FocusEvent) => void;
}

/** Renders only the field that changes, not the whole form. */
const EntryForm = memo(({ form, context, onFocus }: EntryFormProps) => (
  <InputContextProvider value={context}>
    <FormProvider {...form}>
      <form onFocus={onFocus} onSubmit={(event) => event.preventDefault()} noValidate>
        <FieldInputs name="" fields={entryFields(entrySchema(context.path))} />
      </form>
    </FormProvider>
  </InputContextProvider>
));

/** The browser remembers that it could not load the preview, until the editor is loaded again. */
const notLoaded = "The page could not be loaded: check your connection, then load the editor again.";

/** On a desktop the form and the page scroll separately, below the bar. */
const screen = css`
  ${from.desktop} { display: flex; flex-direction: column; height: 100vh; }
`;

const halves = css`
  ${from.desktop} {
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
  ${from.desktop} { overflow-y: auto; padding: ${space.l} ${space.l} ${space.xxxl}; scroll-padding: ${space.l} 0; }
`;

const hiddenOnPhones = css`
  ${belowDesktop} { display: none; }
`;

const note = css`padding: ${space.l};`;

const preview = css`
  min-width: 0;
  background: ${colours.white};
  ${from.desktop} { border-left: 1px solid ${colours.grout}; }
  ${belowDesktop} { height: calc(100dvh - 9rem); }
`;
