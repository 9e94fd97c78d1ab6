import createCache from "@emotion/cache";
import { CacheProvider, css, Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { GlobalStyles } from "../theme/GlobalStyles";
import { colours, fonts } from "../theme/tokens";
import { type EditorSettings, settingsId } from "./build/editor-settings";
import { App } from "./shell/App";
import { githubStore } from "./store/github/github-store";
import { localStore } from "./store/local-store";

const settings: EditorSettings = JSON.parse(document.getElementById(settingsId)?.textContent ?? "{}");

const store = settings.store === "local" ? localStore() : githubStore(settings.store, window);

/** The editor is denser than the site. */
const ground = css`
  html { scroll-padding: 5rem 0 2rem; }
  html:focus-within { scroll-behavior: auto; }
  body { font-size: 1rem; line-height: 1.5; }
  h1, h2, h3 { font-family: ${fonts.logo}; }
  [id="editor"] > main { padding: 2rem; color: ${colours.ink}; }
`;

const root = document.getElementById("editor");
if (root)
  createRoot(root).render(
    <CacheProvider value={createCache({ key: "editor" })}>
      <GlobalStyles />
      <Global styles={ground} />
      <ErrorBoundary
        fallbackRender={({ error }) => <Broken reason={String(Object(error).message ?? error)} />}
      >
        <App store={store} siteUrl={settings.siteUrl} />
      </ErrorBoundary>
    </CacheProvider>,
  );

function Broken({ reason }: { reason: string }) {
  return (
    <main role="alert">
      <h1>The editor stopped</h1>
      <p>Load this page again. What you wrote is kept in this browser. ({reason})</p>
    </main>
  );
}
