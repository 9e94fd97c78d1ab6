import type { PictureUse } from "../../../editor/change/picture-uses";
import { Refusal } from "../safe/refusal";
import { askInDialog } from "../screen/ask-in-dialog";
import { maker, openDialog } from "../screen/make";
import { nameOf, pictureCard } from "./picture-card";
import type { PictureStore, StoredPicture } from "./picture-store";

/**
 * Shows every stored picture with the places that show it, as links; those that nothing shows come first, and may be
 * removed.
 */
export async function openPicturesDialog(
  page: Document,
  pictures: PictureStore,
  allUses: () => Promise<readonly PictureUse[]>,
): Promise<void> {
  const make = maker(page);
  const shown = make("div", {}, make("p", { role: "status" }, "Reading what is stored …"));
  const dialog = openDialog(page, "Pictures", shown);
  dialog.classList.add("cms-wide");
  const seen = seenIn(dialog);

  const update = async (): Promise<void> => {
    const [stored, uses] = await Promise.all([pictures.all(), allUses()]);
    const usesOf = ({ path }: StoredPicture) => uses.filter(({ picture }) => picture === path);
    const card = (picture: StoredPicture) => pictureCard(page, picture, usesOf(picture), seen);
    const isUsed = (picture: StoredPicture) => usesOf(picture).length > 0;
    const unused = stored
      .filter((picture) => !isUsed(picture))
      .map((picture) => {
        const item = card(picture);
        const button = make("button", { type: "button" }, "Remove");
        button.setAttribute("aria-label", `Remove ${nameOf(picture)}`);
        button.addEventListener("click", () => void removeAsked(picture));
        item.append(button);
        return item;
      });
    const used = stored.filter(isUsed).map(card);
    shown.replaceChildren(
      ...section(page, "Shown nowhere", unused, "Nothing is stored that the site does not show."),
      ...section(page, "Shown on the site", used, "The site shows no pictures."),
    );
  };

  const removeAsked = async (picture: StoredPicture): Promise<void> => {
    const answer = await askInDialog(page, {
      title: `Remove ${nameOf(picture)}?`,
      contents: ["Nothing on the site shows it."],
      answers: { keep: "Keep it", remove: "Remove it" },
    });
    if (answer === "keep") return;
    await pictures.remove(picture.path).then(update).catch(say);
    dialog.querySelector<HTMLElement>("h2")?.focus();
  };
  const say = (reason: unknown) => {
    // Why a picture is not removed is told in a dialog of its own.
    if (!(reason instanceof Refusal)) shown.prepend(make("p", { role: "alert" }, String(reason)));
  };
  await update().catch(say);
}

function section(page: Document, title: string, cards: readonly HTMLElement[], none: string): HTMLElement[] {
  const make = maker(page);
  const list = cards.length > 0 ? make("ul", { class: "cms-pictures" }, ...cards) : make("p", {}, none);
  return [make("h3", {}, `${title}: ${cards.length}`), list];
}

/** Calls back once when an element comes near what is seen of the dialog. */
function seenIn(dialog: HTMLElement) {
  const waiting = new Map<Element, () => void>();
  const watching = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watching.unobserve(target);
        waiting.get(target)?.();
        waiting.delete(target);
      }
    },
    { root: dialog, rootMargin: "200px" },
  );
  return (element: HTMLElement, show: () => void): void => {
    waiting.set(element, show);
    watching.observe(element);
  };
}
