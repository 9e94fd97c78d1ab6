import { css, Global } from "@emotion/react";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { companyIn } from "../../content/reading/valid-entries";
import { from } from "../../theme/media-queries";
import { colours, fontSizes } from "../../theme/tokens";
import { brandStyles } from "../app/brand";
import { type Editor, EditorProvider, useEditorState } from "../app/editor-context";
import { type Route, useRoute } from "../app/editor-routes";
import { StatusProvider } from "../app/status";
import { StatusLine } from "../controls/StatusLine";
import { EntryPage } from "../entry/EntryPage";
import type { Store } from "../store/store";
import { ListPage } from "./ListPage";
import { SearchPage } from "./SearchPage";
import { Sidebar } from "./Sidebar";
import { SignIn } from "./SignIn";
import { StartPage } from "./StartPage";
import { VersionsPage } from "./VersionsPage";

/** The editor, or the sign-in screen. Typed text stays while a user signs in again. */
export function App({ store }: { store: Store }) {
  const { account } = store;
  const [isIn, setIn] = useState(account?.isSignedIn() ?? true);
  const onSignedOut = useCallback(() => setIn(false), []);
  const { editor, status, failed } = useEditorState(store, isIn, onSignedOut);
  const signInAgain = () => {
    account?.signOut();
    setIn(false);
  };
  const ended = status.notice?.says ?? failed;
  return (
    <>
      {account && !isIn && <SignIn {...{ account, ended }} onSignedIn={() => setIn(true)} />}
      {isIn && !editor && (
        <main>
          {failed ? (
            <div role="alert">
              <h1>The content could not be read</h1>
              <p>{failed}</p>
              <SmallButton onClick={() => window.location.reload()}>Try again</SmallButton>
              {account && <SmallButton onClick={signInAgain}>Sign in again</SmallButton>}
            </div>
          ) : (
            <p role="status">Reading the content…</p>
          )}
        </main>
      )}
      {editor && (
        <div hidden={!isIn}>
          <StatusProvider value={status}>
            <Screens editor={editor} />
          </StatusProvider>
        </div>
      )}
    </>
  );
}

/** Drawn again when the content or the route changes, and not for each notice. */
const Screens = memo(({ editor }: { editor: Editor }) => {
  const route = useRoute();
  const key = keyOf(route);
  const { attempt, reload, leaveScreen } = editor;
  const readFor = useRef(key);
  useEffect(() => {
    // Every page starts at its top.
    window.scrollTo(0, 0);
    // Another tab may have published since the content was read, so read it again before an entry opens.
    if (readFor.current !== key) void attempt(reload);
    readFor.current = key;
    return leaveScreen;
  }, [key, attempt, reload, leaveScreen]);
  return (
    <EditorProvider value={editor}>
      <Global styles={brandStyles(companyIn(editor.site.files)?.brand)} />
      <div css={frame}>
        <Sidebar route={route} />
        <main key={key} css={content}>
          {route.page !== "entry" && <StatusLine />}
          <Screen route={route} />
        </main>
      </div>
    </EditorProvider>
  );
});

/** The screen's React key: another list or entry remounts the screen, typing a search does not. */
function keyOf(route: Route): string {
  if (route.page === "entry") return `entry ${route.path}`;
  if (route.page === "list") return `list ${route.group}`;
  return route.page;
}

function Screen({ route }: { route: Route }) {
  switch (route.page) {
    case "start":
      return <StartPage />;
    case "list":
      return <ListPage group={route.group} />;
    case "entry":
      return <EntryPage path={route.path} isNew={route.isNew} field={route.field} />;
    case "search":
      return <SearchPage words={route.words} />;
    case "versions":
      return <VersionsPage path={route.path} />;
  }
}

const frame = css`
  ${from.desktop} { display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh; }
`;

const content = css`
  min-width: 0;
  h1 { font-size: ${fontSizes.h2}; }
  ${from.desktop} { border-left: 1px solid ${colours.grout}; }
`;
