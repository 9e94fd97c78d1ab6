import { css } from "@emotion/react";
import { useCallback, useEffect, useState } from "react";
import { from } from "../../theme/media-queries";
import { colours, fontSizes } from "../../theme/tokens";
import { NoticeLine } from "../dialogs/NoticeLine";
import { EntryPage } from "../entry/EntryPage";
import { ListPage } from "../lists/ListPage";
import { SearchPage } from "../lists/SearchPage";
import { ChooseStored } from "../pictures/ChooseStored";
import { PicturesPage } from "../pictures/PicturesPage";
import { EditorProvider } from "../state/editor-context";
import { type Route, useRoute } from "../state/routes";
import { useEditorState } from "../state/use-editor-state";
import type { Store } from "../store/store";
import { ChangesPage } from "./ChangesPage";
import { Sidebar } from "./Sidebar";
import { SignIn } from "./SignIn";
import { StartPage } from "./StartPage";

interface AppProps {
  store: Store;
  siteUrl: string;
}

/** Signed in, the editor; otherwise the way in. */
export function App({ store, siteUrl }: AppProps) {
  const { account } = store;
  const [state, setState] = useState<"asking" | "in" | "out">(account ? "asking" : "in");
  const ask = useCallback(() => {
    account?.who().then(
      (who) => setState(who ? "in" : "out"),
      () => setState("out"),
    );
  }, [account]);
  useEffect(ask, [ask]);
  if (state === "asking") return <Waiting />;
  if (account && state === "out") return <SignIn {...{ account, siteUrl }} onSignedIn={ask} />;
  return <SignedIn {...{ store, siteUrl }} onSignedOut={() => setState("out")} />;
}

function SignedIn({ store, siteUrl, onSignedOut }: AppProps & { onSignedOut: () => void }) {
  const state = useEditorState(store, siteUrl, onSignedOut);
  const [choosing, setChoosing] = useState<(picture: string | undefined) => void>();
  const route = useRoute();
  const key = keyOf(route);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page begins at its top
  useEffect(() => window.scrollTo(0, 0), [key]);
  if (!state) return <Waiting />;
  if ("failed" in state) return <Stopped title="The content could not be read">{state.failed}</Stopped>;
  const chooseStored = () =>
    new Promise<string | undefined>((done) => {
      setChoosing(() => done);
    });
  return (
    <EditorProvider value={{ ...state, chooseStored }}>
      <div css={frame}>
        <Sidebar route={route} />
        <main css={content} key={key}>
          {route.page !== "entry" && <NoticeLine />}
          <Screen route={route} />
        </main>
      </div>
      {choosing && (
        <ChooseStored
          onChoose={(picture) => {
            choosing(picture);
            setChoosing(undefined);
          }}
        />
      )}
    </EditorProvider>
  );
}

const keyOf = (route: Route) => (route.page === "entry" ? `entry ${route.path}` : route.page);

function Screen({ route }: { route: Route }) {
  switch (route.page) {
    case "start":
      return <StartPage />;
    case "list":
      return <ListPage group={route.group} />;
    case "entry":
      return <EntryPage key={route.path} path={route.path} isNew={route.isNew} field={route.field} />;
    case "search":
      return <SearchPage words={route.words} />;
    case "pictures":
      return <PicturesPage />;
    case "changes":
      return <ChangesPage path={route.path} />;
  }
}

function Waiting() {
  return (
    <main>
      <p role="status">Reading the content…</p>
    </main>
  );
}

/** In the place of the editor, where it cannot be. */
export function Stopped({ title, children }: { title: string; children: string }) {
  return (
    <main role="alert">
      <h1>{title}</h1>
      <p>{children}</p>
    </main>
  );
}

const frame = css`
  ${from.desk} { display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh; }
`;

const content = css`
  min-width: 0;
  h1 { font-size: ${fontSizes.h2}; }
  ${from.desk} { border-left: 1px solid ${colours.grout}; }
`;
