import "./zod-without-eval";
import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { SmallButton } from "../components/SmallButton";
import { GlobalStyles } from "../theme/GlobalStyles";
import { App } from "./App";
import type { StoreSettings } from "./build/production-settings";
import { ErrorBoundary } from "./controls/ErrorBoundary";
import { globalStyles } from "./controls/styles";
import { createEditor } from "./state/editor";
import { EditorProvider } from "./state/editor-context";
import { githubStore } from "./store/github/github-store";
import { localStore } from "./store/local-store";

/** Makes the store within the error boundary, because that fails where a browser blocks storage. */
function AppWithStore({ settings }: { settings: StoreSettings }) {
  const [editor] = useState(() =>
    createEditor(settings === "local" ? localStore() : githubStore(settings, window)),
  );
  return (
    <EditorProvider value={editor}>
      <App {...editor} />
    </EditorProvider>
  );
}

/** Replaces the editor if it cannot run. The error's message says why: a browser may block storage. */
function Stopped({ error }: { error: unknown }) {
  return (
    <main role="alert">
      <h1>The editor stopped</h1>
      <p>What you wrote is kept, if this browser keeps the data of sites. ({Object(error).message})</p>
      <SmallButton onClick={() => window.location.reload()}>Load this page again</SmallButton>
    </main>
  );
}

function start(root: HTMLElement): void {
  const settings: StoreSettings = JSON.parse(root.dataset.settings ?? "");
  createRoot(root).render(
    <CacheProvider value={createCache({ key: "editor" })}>
      <GlobalStyles />
      <Global styles={globalStyles} />
      <ErrorBoundary fallback={(error) => <Stopped error={error} />}>
        <AppWithStore settings={settings} />
      </ErrorBoundary>
    </CacheProvider>,
  );
}

const root = document.getElementById("editor");
if (root) start(root);
