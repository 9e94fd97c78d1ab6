import { cmsPlace } from "../../../content/reading/cms-place";
import { parseJson } from "../../../content/reading/parse-json";
import type { Collection } from "../../collections";
import type { Draft } from "../../draft";
import { momentInWords } from "../history/change-in-words";
import type { Shown } from "../history/offer-history";
import { entryPath, isInGroup } from "../history/paths-shown";
import { entryAddress } from "../refused/entry-address";
import { maker } from "../screen/make";
import { showToast } from "../screen/toast";
import type { ShownDraft } from "./draft-store";

/** What can be done with the draft that is open. */
export interface DraftActions {
  publish(draft: Draft): Promise<void>;
  drop(draft: Draft): Promise<void>;
}

/** Where drafts are told on the screen: above the list, or above the form. */
export const placeOfDrafts = (page: Document, [, entry]: Shown): Element | null =>
  page.querySelector(
    entry === undefined ? '[class*="-CollectionTopContainer"]' : '[class*="-ControlPaneContainer"]',
  );

/** Says above a list which drafts there are, and above a form that it shows one. Called when the screen has changed. */
export function showDrafts(
  place: Element,
  collections: readonly Collection[],
  drafts: readonly ShownDraft[],
  [group, entry]: Shown,
  actions: DraftActions,
): void {
  const page = place.ownerDocument;
  const there = page.querySelector(".cms-drafts");
  const path = entry === undefined ? undefined : entryPath(collections, group, entry);
  const isShown = path === undefined ? isInGroup(collections, group) : (one: string) => one === path;
  const shown = drafts.filter((draft) => isShown(draft.path));
  const state = [entry ?? "", ...shown.map(({ path: draft, at }) => draft + at)].join();
  if (there?.getAttribute("data-shown") === state && place.contains(there)) return;
  there?.remove();
  if (shown.length === 0) return;
  const make = maker(page);
  const attributes = { class: "cms-drafts", "aria-label": "Drafts", "data-shown": state };
  const notice = make("section", attributes);
  notice.append(
    ...shown.map((draft) => (path === undefined ? line(page, draft) : open(page, draft, actions))),
  );
  place.prepend(notice);
}

/** A draft in a list leads to its form. */
function line(page: Document, draft: ShownDraft): HTMLElement {
  const make = maker(page);
  const json = parseJson(draft.text);
  const name = cmsPlace(draft.path, "error" in json ? undefined : json.value) ?? draft.path;
  const link = make("a", { href: entryAddress(draft.path) ?? "#" }, name);
  return make("p", {}, "Draft: ", link, `, ${kept(draft)}`);
}

function open(page: Document, draft: ShownDraft, { publish, drop }: DraftActions): HTMLElement {
  const make = maker(page);
  const button = (words: string, act: (draft: Draft) => Promise<void>) => {
    const made = make("button", { type: "button", class: "cms-bar-button" }, words);
    made.addEventListener("click", async () => {
      made.disabled = true;
      await act(draft).catch((reason) => showToast(page, reason.message));
      made.disabled = false;
    });
    return made;
  };
  const words = `This is a draft, ${kept(draft)}. The site does not show it yet.`;
  const links = (draft.links ?? []).map(({ words, address }) =>
    make("a", { href: address, target: "_blank", rel: "noreferrer" }, words),
  );
  return make(
    "div",
    {},
    make("p", {}, words),
    make("p", {}, ...links),
    button("Publish the draft", publish),
    button("Drop the draft", drop),
  );
}

const kept = ({ at, by }: ShownDraft) =>
  ["kept", momentInWords(at), by && `by ${by}`].filter(Boolean).join(" ");
