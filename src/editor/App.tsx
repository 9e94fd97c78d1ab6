import { useCallback, useState } from "react";
import { SmallButton } from "../components/SmallButton";
import { EditorProvider, useEditorState } from "./app/editor-context";
import { StatusProvider } from "./app/status";
import { Screens } from "./screens/Screens";
import { SignIn } from "./screens/SignIn";
import type { Store } from "./store/store";

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
  const reason = status.notice?.says ?? failed;
  return (
    <>
      {account && !isIn && <SignIn {...{ account, reason }} onSignedIn={() => setIn(true)} />}
      {isIn && !editor && (
        <main>
          {failed && <Unread failed={failed} onSignIn={account && signInAgain} />}
          {!failed && <p role="status">Reading the content…</p>}
        </main>
      )}
      {editor && (
        <div hidden={!isIn}>
          <StatusProvider value={status}>
            <EditorProvider value={editor}>
              <Screens />
            </EditorProvider>
          </StatusProvider>
        </div>
      )}
    </>
  );
}

/** Replaces the screens if the content cannot be read. `onSignIn` is there if people have to sign in. */
function Unread({ failed, onSignIn }: { failed: string; onSignIn: (() => void) | undefined }) {
  return (
    <div role="alert">
      <h1>The content could not be read</h1>
      <p>{failed}</p>
      <SmallButton onClick={() => window.location.reload()}>Try again</SmallButton>
      {onSignIn && <SmallButton onClick={onSignIn}>Sign in again</SmallButton>}
    </div>
  );
}
