import { css } from "@emotion/react";
import { useState } from "react";
import { belowDesktop, from } from "../../theme/media-queries";
import { spaceBetween } from "../../theme/mixins";
import { colours, fonts, space } from "../../theme/tokens";
import { useEditor, useEditorState } from "../state/editor-context";
import { type Route, searchAddress } from "../state/editor-routes";
import { groupOf, groups } from "../state/groups";

/** The navigation: content groups, and search. On phones one button opens it. */
export function Sidebar({ route }: { route: Route }) {
  const { site, store, signOut } = useEditor();
  const draftCount = useEditorState(({ drafts }) => drafts.length);
  // The route at which the menu was opened: any other one closes it, also after Back.
  const [openedAt, setOpenedAt] = useState<Route>();
  const open = openedAt === route;
  const current = currentLink(route);
  const link = (name: string, label: string, address: string, count?: number) => (
    <li key={name}>
      <a
        href={address}
        aria-current={name === current ? "page" : undefined}
        onClick={() => setOpenedAt(undefined)}
      >
        {label}
        {count !== undefined && <span css={number}>{count}</span>}
      </a>
    </li>
  );
  const search = (form: FormData) => {
    setOpenedAt(undefined);
    const query = String(form.get("query")).trim();
    if (query) window.location.hash = searchAddress(query);
  };
  return (
    <header css={bar}>
      <div css={head}>
        <a href="#/" css={siteName}>
          {site.facts.companyName ?? "Edit the site"}
        </a>
        <button type="button" aria-expanded={open} onClick={() => setOpenedAt(open ? undefined : route)}>
          Menu
        </button>
      </div>
      <div css={[rest, !open && closed]}>
        <form css={searchForm} action={search}>
          <input type="search" name="query" aria-label="Search all words" placeholder="Search all words" />
        </form>
        <nav aria-label="Content">
          <ul css={list}>
            {link("start", "Start", "#/", draftCount || undefined)}
            {groups.map(({ name, label, address }) => link(name, label, address))}
          </ul>
        </nav>
        <p css={foot}>
          <a href="/" target="_blank" rel="noreferrer">
            See the site
          </a>
          {store.account && (
            <button type="button" onClick={signOut}>
              Sign out
            </button>
          )}
        </p>
      </div>
    </header>
  );
}

/** The link to the screen that is shown, by its name. */
function currentLink(route: Route): string | undefined {
  if (route.screen === "entry") return groupOf(route.path)?.name;
  return route.screen === "list" ? route.group : route.screen;
}

const bar = css`
  background: ${colours.white};
  ${belowDesktop} { border-bottom: 1px solid ${colours.grout}; }
  ${from.desktop} { position: sticky; top: 0; height: 100vh; overflow-y: auto; }
`;

const head = css`
  ${spaceBetween}
  padding: ${space.s} ${space.m};
  button { min-height: 2.75rem; }
  ${from.desktop} {
    padding: ${space.l} ${space.m} ${space.s};
    button { display: none; }
  }
`;

const siteName = css`
  font-family: ${fonts.logo};
  font-size: 1.1875rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
`;

const rest = css`padding: 0 ${space.s} ${space.m};`;
const closed = css`${belowDesktop} { display: none; }`;
const searchForm = css`padding: 0 ${space.xxs} ${space.s};`;

const list = css`
  display: grid;
  gap: ${space.hair};
  a {
    ${spaceBetween}
    min-height: 2.5rem;
    padding: ${space.xxs} ${space.s};
    border-radius: 3px;
    text-decoration: none;
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { background: ${colours.bottle}; color: ${colours.white}; }
  }
`;

const number = css`font-size: 0.875rem; opacity: 0.85;`;

const foot = css`
  ${spaceBetween}
  padding: ${space.m} ${space.s} 0;
  color: ${colours.inkSoft};
`;
