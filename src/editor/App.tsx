import { useEffect, useEffectEvent } from "react";
import { SmallButton } from "../components/SmallButton";
import { Screens } from "./screens/Screens";
import { SignIn } from "./screens/SignIn";
import type { Editor } from "./state/editor";
import { useEditorState } from "./state/editor-context";

/** The screens, or the sign-in screen. The screens stay mounted while somebody signs in again, so that typed text is kept. */
export function App({ store: { account }, load, signOut }: Editor) {
  const isSignedIn = useEditorState((state) => state.isSignedIn);
  const isLoaded = useEditorState(({ site }) => site !== undefined);
  const loadError = useEditorState((state) => state.loadError);
  const loadAtStart = useEffectEvent(() => isSignedIn && void load());
  useEffect(() => void loadAtStart(), []);
  return (
    <>
      {account && !isSignedIn && <SignIn account={account} onSignedIn={load} />}
      {isSignedIn && !isLoaded && (
        <main>
          {loadError && <LoadError loadError={loadError} onSignIn={account && signOut} />}
          {!loadError && <p role="status">Reading the content…</p>}
        </main>
      )}
      {isLoaded && (
        <div hidden={!isSignedIn}>
          <Screens />
        </div>
      )}
    </>
  );
}

/** Replaces the screens if the content cannot be read. Without accounts there is no `onSignIn`. */
function LoadError({ loadError, onSignIn }: { loadError: string; onSignIn: (() => void) | undefined }) {
  return (
    <div role="alert">
      <h1>The content could not be read</h1>
      <p>{loadError}</p>
      <SmallButton onClick={() => window.location.reload()}>Try again</SmallButton>
      {onSignIn && <SmallButton onClick={onSignIn}>Sign in again</SmallButton>}
    </div>
  );
}
