import { useEffect, useEffectEvent, useState } from "react";
import { contentTypes } from "../../content/types/content-types";
import { brandColours } from "../../content/values/palette";
import { useEditor } from "../controls/editor-context";
import type { OnWork } from "../controls/news";
import { groupOf } from "../controls/routes";
import { forgetDraft } from "../drafts/drafts";
import { ContentError } from "../publisher/publisher";
import type { Change } from "../site/change";
import { contentOf, type EntryValue } from "../site/site";
import { type Conflict, type Plan, planPublication } from "./plan";
import type { OpenEntry } from "./use-entry";
import { useProblems } from "./use-problems";

const nothingChanged = "Nothing has changed. What was left empty is not published.";

/** Publishes an entry. */
export function usePublishing(entry: OpenEntry) {
  const { site, attempt, say, store, publisher, announce } = useEditor();
  const { began, form, path, pictures, texts } = entry;
  const { show, ...shown } = useProblems(entry);
  const [conflict, setConflict] = useState<Conflict>();
  const [isBusy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows newly read content if nothing was typed, or no longer
  useEffect(() => {
    const published = site.entries.get(path)?.text;
    if (published !== began.current && !entry.isDirty && !isBusy && !conflict) restart(published);
  }, [site, entry.isDirty]);

  /** Shows a published text as if the entry were opened now. */
  function restart(published: string | undefined): void {
    show([]);
    entry.restart(published);
  }

  /** Publishes the words that the form has now. Does nothing while that is under way. */
  function press(): void {
    if (isBusy) return;
    say();
    setConflict(undefined);
    setBusy(true);
    void attempt(publish, "Publishing…").finally(() => setBusy(false));
  }

  async function publish(onWork: OnWork): Promise<void> {
    await pictures.whenRead();
    const typed = structuredClone(form.getValues());
    const plans: Plan[] = [];
    try {
      const change = await publisher.publish(
        (newest) => {
          const plan = planPublication(newest, {
            path,
            texts,
            published: began.current,
            typed,
            pictures: [...pictures.bytes.keys()],
          });
          plans.push(plan);
          return plan.outcome === "publish" ? plan.change : undefined;
        },
        {
          pictures: pictures.bytes,
          onSend: (done, of) => onWork({ says: "Sending the pictures…", done, of }),
        },
      );
      await settle(plans.at(-1), change, typed);
    } catch (reason) {
      if (!(reason instanceof ContentError)) throw reason;
      show(reason.problems);
    }
  }

  async function settle(
    plan: Plan | undefined,
    change: Change | undefined,
    typed: EntryValue,
  ): Promise<void> {
    switch (plan?.outcome) {
      case "invalid":
        return show(plan.problems.map((problem) => ({ ...problem, file: path })));
      case "conflict":
        return setConflict(plan.conflict);
      case "stored":
        show([]);
        entry.takeStored(plan.path, plan.text);
        return say({ says: plan.isUnchanged ? nothingChanged : "Published." });
      case "publish": {
        show([]);
        const isMerged = Object.keys(plan.theirs).length > 0;
        const note = isMerged ? " What was changed elsewhere meanwhile is kept." : "";
        if (change) await announce(change, `Published.${note}${whenRecoloured(change)}`);
        else say({ says: nothingChanged });
        entry.takeIn(plan.theirs, typed);
        entry.takeStored(plan.change.path, plan.text);
      }
    }
  }

  /** Under `npm start` the site's colours are compiled at the start. A published site is rebuilt anyway. */
  function whenRecoloured({ texts }: Change): string {
    const own = texts.find((text) => text.path === contentTypes.Company.storedIn.file);
    if (!own || store.account) return "";
    const [before, after] = [own.before, own.after].map((text) =>
      JSON.stringify(brandColours(contentOf(text ?? "").brand)),
    );
    if (before === after) return "";
    return " The site shows the new colours when `npm start` is run again; the editor and its previews show them already.";
  }

  /** Throws away what is typed. A new entry is left for its list. */
  function discard(): void {
    say();
    const published = site.entries.get(path)?.text;
    if (published !== undefined) restart(published);
    else {
      forgetDraft(path);
      window.location.hash = groupOf(path)?.address ?? "#/";
    }
  }

  /** Uses their version where both changed a field. Mine can be taken again. */
  function takeTheirs({ theirs, withTheirs, withMine }: Conflict): void {
    setConflict(undefined);
    entry.goOnFrom(theirs, withTheirs);
    const act = () => {
      entry.goOnFrom(theirs, withMine);
      say({ says: "Your version is in the form." });
    };
    say({ says: "Their version is in the form.", action: { name: "Use mine again", act } });
  }

  /** Publishes my version where both changed a field. Undo brings theirs back. */
  function publishMine({ theirs, withMine }: Conflict): void {
    entry.goOnFrom(theirs, withMine);
    press();
  }

  // Publishes on Ctrl+S and keeps the cursor where it is.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return {
    press,
    discard,
    isBusy,
    ...shown,
    conflict,
    takeTheirs,
    publishMine,
    closeConflict: () => setConflict(undefined),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
