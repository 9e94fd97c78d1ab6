import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { Content } from "../change/change";
import { entriesIn } from "../change/entries";
import { formField, wholeValue } from "../forms/form-field";
import { useNewPictures } from "../forms/pictures/use-new-pictures";
import { keepWords, keptWords, noRoomLeft, takeOver } from "../state/browser-storage";
import { useEditor } from "../state/editor-context";
import { answersSchema } from "./answers";

/** The key of the answers among the kept words. No entry has this path. */
export const answersPath = "yours.json";

/** The answers that all tabs keep, the latest first. */
export const keptAnswers = () => keptWords().filter(({ path }) => path === answersPath);

export const answersField = formField(answersSchema);

/** The form of the answers, which this browser keeps with their pictures. */
export function useAnswers() {
  const { content, say, attempt } = useEditor();
  const pictures = useNewPictures(answersPath);
  const { add, bytes } = pictures;
  const [found] = useState(() => keptAnswers()[0]);
  const form = useForm({ defaultValues: Object(startOf(content, found?.value)) });

  useEffect(() => {
    if (found) void attempt(() => takeOver(answersPath, found, { add, bytes }));
  }, [found, add, bytes, attempt]);
  useEffect(() => {
    const { unsubscribe } = form.watch((value) => {
      if (!keepWords(answersPath, { value: Object(value) }, bytes)) say({ says: noRoomLeft, tone: "alert" });
    });
    return unsubscribe;
  }, [form, bytes, say]);

  return { form, value: form.watch(), pictures };
}

/** The kept answers, beside each service that there is. Most firms have these hours; everything else is the owner's to say. */
function startOf({ files }: Content, kept: Readonly<Record<string, unknown>> = {}) {
  const { services, ...answers } = kept;
  const offered: readonly { from: string }[] = Object(services).offered ?? [];
  const openingHours = [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:00" },
  ];
  return wholeValue(answersField, {
    firm: { openingHours },
    pictures: { keepsDrawings: true },
    ...answers,
    services: {
      ...Object(services),
      offered: entriesIn(files, "services").map(({ slug }) => {
        return { from: slug, ...offered.find((row) => row.from === slug) };
      }),
    },
  });
}
