import { css } from "@emotion/react";
import { useState } from "react";
import { apart } from "../../theme/arrangements";
import { belowDesk, from } from "../../theme/media-queries";
import { colours, fonts, space } from "../../theme/tokens";
import { Dialog } from "../controls/Dialog";
import { forgetAllWords } from "../state/browser-storage";
import { useEditor } from "../state/editor-context";
import { groupOf, groups, type Route } from "../state/routes";
import { unpublishedEntries, unpublishedName } from "../state/unpublished-words";

/** The navigation: content groups, search and changes. On phones one button opens it. */
export function Sidebar({ route }: { route: Route }) {
  const { content, facts, store } = useEditor();
  const [open, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const unpublished = unpublishedEntries(content);
  const here =
    route.page === "entry" ? groupOf(route.path)?.name : route.page === "list" ? route.group : route.page;
  const link = (name: string, label: string, address: string, count?: number) => (
    <li key={name}>
      <a href={address} aria-current={name === here ? "page" : undefined} onClick={() => setOpen(false)}>
        {label}
        {count !== undefined && <span css={number}>{count}</span>}
      </a>
    </li>
  );
  const signOut = ({ discards }: { discards: boolean }) => {
    if (discards) forgetAllWords();
    store.account?.signOut();
    window.location.reload();
  };
  const search = (form: FormData) => {
    setOpen(false);
    const words = String(form.get("words")).trim();
    if (words) window.location.hash = `#/search/${encodeURIComponent(words)}`;
  };
  return (
    <header css={bar}>
      <div css={head}>
        <a href="#/" css={name}>
          {facts.companyName ?? "Edit the site"}
        </a>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Menu
        </button>
      </div>
      <div css={[rest, !open && closed]}>
        <form css={searchForm} action={search}>
          <input type="search" name="words" aria-label="Search all words" placeholder="Search all words" />
        </form>
        <nav aria-label="Content">
          <ul css={list}>
            {link("start", "Start", "#/", unpublished.length || undefined)}
            {groups.map(({ name, label, address }) => link(name, label, address))}
            {link("changes", "Last changes", "#/changes")}
          </ul>
        </nav>
        <p css={foot}>
          <a href="/" target="_blank" rel="noreferrer">
            See the site
          </a>
          {store.account && (
            <button
              type="button"
              onClick={() =>
                unpublishedEntries(content).length > 0 ? setLeaving(true) : signOut({ discards: true })
              }
            >
              Sign out
            </button>
          )}
        </p>
      </div>
      {isLeaving && (
        <Dialog
          title="Keep your unpublished words on this computer?"
          onClose={() => setLeaving(false)}
          actions={[
            { name: "Keep them and sign out", act: () => signOut({ discards: false }) },
            { name: "Discard them and sign out", act: () => signOut({ discards: true }), isRemoval: true },
            { name: "Cancel", act: () => setLeaving(false) },
          ]}
        >
          <p>
            Words and pictures that are not published are kept in this browser. Others who use this computer
            can read them, also after you have signed out.
          </p>
          <ul>
            {unpublishedEntries(content).map((entry) => (
              <li key={entry.path}>{unpublishedName(entry)}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </header>
  );
}

const bar = css`
  background: ${colours.white};
  ${belowDesk} { border-bottom: 1px solid ${colours.grout}; }
  ${from.desk} { position: sticky; top: 0; height: 100vh; overflow-y: auto; }
`;

const head = css`
  ${apart}
  padding: ${space.s} ${space.m};
  button { min-height: 2.75rem; }
  ${from.desk} {
    padding: ${space.l} ${space.m} ${space.s};
    button { display: none; }
  }
`;

const name = css`
  font-family: ${fonts.logo};
  font-size: 1.1875rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
`;

const rest = css`padding: 0 ${space.s} ${space.m};`;
const closed = css`${belowDesk} { display: none; }`;
const searchForm = css`padding: 0 ${space.xxs} ${space.s};`;

const list = css`
  display: grid;
  gap: ${space.hair};
  a {
    ${apart}
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
  ${apart}
  padding: ${space.m} ${space.s} 0;
  color: ${colours.inkSoft};
`;
