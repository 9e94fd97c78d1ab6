import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { GlobalStyles } from "../theme/GlobalStyles";
import { type EditorSettings, settingsId } from "./build/editor-settings";
import { ground } from "./controls/styles";
import { App, Stopped } from "./shell/App";
import { githubStore } from "./store/github/github-store";
import { localStore } from "./store/local-store";

const settings: EditorSettings = JSON.parse(document.getElementById(settingsId)?.textContent ?? "{}");

const stopped = "The editor stopped";

const nothingKept =
  "This browser does not let this page keep anything, so your words would not be safe: allow cookies and site data for this address, then load the page again.";

/** Browsers may be told to let a page keep nothing; asking is then refused as well. */
function canKeepWords(): boolean {
  try {
    return Boolean(window.localStorage && window.indexedDB);
  } catch {
    return false;
  }
}

const root = document.getElementById("editor");
if (root)
  createRoot(root).render(
    <CacheProvider value={createCache({ key: "editor" })}>
      <GlobalStyles />
      <Global styles={ground} />
      <ErrorBoundary fallbackRender={({ error }) => <Stopped title={stopped}>{reasonOf(error)}</Stopped>}>
        {canKeepWords() ? <Started /> : <Stopped title={stopped}>{nothingKept}</Stopped>}
      </ErrorBoundary>
    </CacheProvider>,
  );

function Started() {
  const [store] = useState(() =>
    settings.store === "local" ? localStore() : githubStore(settings.store, window),
  );
  return <App store={store} siteUrl={settings.siteUrl} />;
}

const reasonOf = (error: unknown) =>
  `Load this page again. What you wrote is kept in this browser. (${String(Object(error).message ?? error)})`;
