import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { GlobalStyles } from "../theme/GlobalStyles";
import type { EditorSettings } from "./build/production-settings";
import { ground } from "./controls/styles";
import { App } from "./shell/App";
import { githubStore } from "./store/github/github-store";
import { localStore } from "./store/local-store";

const nothingKept =
  "This browser does not let this page keep anything, so your words would not be safe: allow cookies and site data for this address, then load the page again.";

/** Browsers may be told to let a page keep nothing; asking is then refused as well. */
function canKeepWords(): boolean {
  try {
    return Boolean(window.localStorage && window.caches);
  } catch {
    return false;
  }
}

function start(root: HTMLElement): void {
  const { store, siteUrl }: EditorSettings = JSON.parse(root.dataset.settings ?? "{}");
  const isSafe = canKeepWords();
  createRoot(root).render(
    <CacheProvider value={createCache({ key: "editor" })}>
      <GlobalStyles />
      <Global styles={ground} />
      <ErrorBoundary fallbackRender={({ error }) => <Stopped>{reasonOf(error)}</Stopped>}>
        {isSafe && (
          <App store={store === "local" ? localStore() : githubStore(store, window)} siteUrl={siteUrl} />
        )}
        {!isSafe && <Stopped>{nothingKept}</Stopped>}
      </ErrorBoundary>
    </CacheProvider>,
  );
}

/** In the place of the editor, where it cannot be. */
const Stopped = ({ children }: { children: string }) => (
  <main role="alert">
    <h1>The editor stopped</h1>
    <p>{children}</p>
  </main>
);

const reasonOf = (error: unknown) =>
  `Load this page again. What you wrote is kept in this browser. (${String(Object(error).message ?? error)})`;

// A file that is dropped beside its field would take the page's place.
for (const kind of ["dragover", "drop"] as const)
  window.addEventListener(kind, (event) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type === "file";
    if (!isField && event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });

const root = document.getElementById("editor");
if (root) start(root);
