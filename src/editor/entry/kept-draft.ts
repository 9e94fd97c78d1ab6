import { useEffect, useEffectEvent, useState } from "react";
import { useEditor } from "../app/editor-context";
import {
  type Draft,
  forgetDraft,
  keepDraft,
  keepPicture,
  keptPictures,
  unpublishedDraft,
} from "../drafts/drafts";
import type { NewPictures } from "../forms/useNewPictures";

const noRoomLeft =
  "This browser has no room left: what you write now is lost when you leave the page. Publish it, or discard older words on the start page.";

/** The draft that the browser had of an entry when it was opened. */
export function useKeptDraft(path: string): Draft | undefined {
  const { site } = useEditor();
  const [draft] = useState(() => unpublishedDraft(site, path));
  return draft;
}

/** Shows the pictures of the draft that the form begins with, and says that its words are back. */
export function useShownDraft(draft: Draft | undefined, pictures: NewPictures): void {
  const { attempt, say } = useEditor();
  const show = useEffectEvent(() => {
    if (!draft) return;
    void attempt(async () => {
      for (const [picture, bytes] of await keptPictures(draft.path)) pictures.show(picture, bytes);
    });
    say({ says: "Your words that were not published are in the form again." });
  });
  useEffect(() => show(), []);
}

/** Keeps the form's draft in the browser while it has unpublished words. */
export function useDraftKeeper(
  path: string,
  { published, value }: Pick<Draft, "published" | "value">,
  isDirty: boolean,
  pictures: NewPictures,
): void {
  const { say } = useEditor();
  useEffect(() => {
    if (!isDirty) forgetDraft(path);
    else if (!keepDraft(path, { published, value })) say({ says: noRoomLeft, tone: "alert" });
  }, [path, published, value, isDirty, say]);

  useEffect(() => {
    // Pictures go with the words when nothing is typed any more.
    if (isDirty) for (const [picture, bytes] of pictures.bytes) void keepPicture(path, picture, bytes);
  }, [path, isDirty, pictures.bytes]);
}
