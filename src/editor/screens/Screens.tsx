import { css, Global } from "@emotion/react";
import { type ReactNode, type SyntheticEvent, useEffect } from "react";
import { companyIn } from "../../content/reading/valid-entries";
import { from } from "../../theme/media-queries";
import { colours, fontSizes } from "../../theme/tokens";
import { brandStyles } from "../controls/brand-styles";
import { StatusLine } from "../controls/StatusLine";
import { EntryPage } from "../entry/EntryPage";
import { useEditor } from "../state/editor-context";
import { type Route, useRoute } from "../state/editor-routes";
import { ListPage } from "./ListPage";
import { SearchPage } from "./SearchPage";
import { Sidebar } from "./Sidebar";
import { StartPage } from "./StartPage";
import { VersionsPage } from "./VersionsPage";

/** The navigation, and the screen that the address names. */
export function Screens() {
  const { site } = useEditor();
  const route = useRoute();
  return (
    <>
      <Global styles={brandStyles(companyIn(site.files)?.brand)} />
      <div css={columns} onErrorCapture={showPlaceholder}>
        <Sidebar route={route} />
        <Screen key={keyOf(route)} route={route} />
      </div>
    </>
  );
}

/** Stands in for a picture that the site has not been built with, in the screens and in the preview. */
function showPlaceholder({ target }: SyntheticEvent) {
  // The preview's elements are instances of its own window's classes.
  const element = target as Element;
  if (element.matches("img")) element.setAttribute("src", placeholder);
}

/** Another entry or list is another screen, another search is the same. */
function keyOf(route: Route): string {
  if (route.screen === "entry" || route.screen === "versions") return `${route.screen} ${route.path}`;
  if (route.screen === "list") return `list ${route.group}`;
  return route.screen;
}

function Screen({ route }: { route: Route }) {
  const { leaveScreen } = useEditor();
  useEffect(() => {
    // Every screen starts at its top.
    window.scrollTo(0, 0);
    return leaveScreen;
  }, [leaveScreen]);
  return (
    <main css={content}>
      {route.screen !== "entry" && <StatusLine />}
      {screenOf(route)}
    </main>
  );
}

function screenOf(route: Route): ReactNode {
  switch (route.screen) {
    case "start":
      return <StartPage />;
    case "list":
      return <ListPage group={route.group} />;
    case "entry":
      return <EntryPage path={route.path} field={route.field} />;
    case "search":
      return <SearchPage query={route.query} />;
    case "versions":
      return <VersionsPage path={route.path} />;
  }
}

const placeholder = `data:image/svg+xml,${encodeURIComponent(`
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
    <rect width="400" height="300" fill="${colours.grout}" />
    <text x="200" y="158" font-family="sans-serif" font-size="24" text-anchor="middle">Shown after the next build</text>
  </svg>`)}`;

const columns = css`
  ${from.desktop} { display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh; }
`;

const content = css`
  min-width: 0;
  h1 { font-size: ${fontSizes.h2}; }
  ${from.desktop} { border-left: 1px solid ${colours.grout}; }
`;
