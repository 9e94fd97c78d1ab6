import { css, Global } from "@emotion/react";
import { type ReactNode, useEffect } from "react";
import { companyIn } from "../../content/reading/valid-entries";
import { from } from "../../theme/media-queries";
import { colours, fontSizes } from "../../theme/tokens";
import { brandStyles } from "../controls/brand-styles";
import { EntryPage } from "../entry/EntryPage";
import { useEditor } from "../state/editor-context";
import { type Route, useRoute } from "../state/editor-routes";
import { StatusLine } from "../state/StatusLine";
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
      <div css={columns}>
        <Sidebar route={route} />
        <Screen key={keyOf(route)} route={route} />
      </div>
    </>
  );
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
      {pageOf(route)}
    </main>
  );
}

function pageOf(route: Route): ReactNode {
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

const columns = css`
  ${from.desktop} { display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh; }
`;

const content = css`
  min-width: 0;
  h1 { font-size: ${fontSizes.h2}; }
  ${from.desktop} { border-left: 1px solid ${colours.grout}; }
`;
