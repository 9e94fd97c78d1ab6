import { useState } from "react";
import { type ContentType, type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { pagePaths } from "../../routes/page-paths";
import { stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import { entryUses, removeEntry } from "../change/remove-entry";
import { Dialog } from "../controls/Dialog";
import { type Latest, useEditor } from "../state/editor-context";
import { entriesIn } from "../state/entries";
import { leaveEntry } from "../state/unpublished-words";
import { placeOf } from "../words/plain-words";

/** What is to be decided; the first option is proposed. */
type Question = { label: string; options: readonly (readonly [value: string, name: string])[] };

interface RemoveDialogProps {
  path: string;
  type: ContentTypeName;
  onClose: () => void;
}

/** The page that lists all of a type; services are on no other page than the company's own. */
const overviews: Partial<Record<ContentTypeName, readonly [address: string, name: string]>> = {
  Area: [pagePaths.areasCovered, "The areas overview"],
  Project: [pagePaths.portfolio, "The portfolio"],
};

/** Removes an entry with everything that names it, each with a proposal: out of its list, or another in its place. */
export function RemoveDialog({ path, type, onClose }: RemoveDialogProps) {
  const { content, publishNow, attempt } = useEditor();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const { page }: ContentType = contentTypes[type];
  const name = placeOf(path, content.files).split(" › ").at(-1);
  const uses = entryUses(content, path);
  const others = entriesIn(content.files, path.replace(/\/[^/]*$/, "")).filter((one) => one.path !== path);
  const mending = uses.map(({ place, mayGo }): Question => {
    const instead = others.map(({ slug, name }) => [slug, `Put ${name} in its place`] as const);
    return { label: place, options: mayGo ? [["", "Take it out"], ...instead] : instead };
  });
  const redirect = (to: (slug: string) => string): Question => ({
    label: "Whoever opens its old address comes to",
    options: [
      overviews[type] ?? [pagePaths.company, "The company page"],
      ...others.map(({ slug, name }) => [to(slug), name] as const),
      ["", "Nowhere: the page is not found"],
    ],
  });
  const questions = [...mending, ...(typeof page === "function" ? [redirect(page)] : [])];
  const answers = questions.map(({ options: [proposed] }, index) => chosen[index] ?? proposed?.[0] ?? "");

  const remove = () => {
    onClose();
    attempt(async () => {
      const mendings = uses.map((use, index) => ({ ...use, instead: answers[index] || undefined }));
      const redirect = answers[uses.length] || undefined;
      const remove = ({ content }: Latest) => removeEntry(content, path, mendings, redirect);
      await publishNow(remove, `${name} is removed.`);
      leaveEntry(path);
    });
  };

  return (
    <Dialog
      title={`Remove ${name}?`}
      onClose={onClose}
      actions={[
        { name: "Remove it", act: remove },
        { name: "Cancel", act: onClose },
      ]}
    >
      <p>
        {uses.length === 0
          ? "Nothing else names it. It can be brought back from the last changes."
          : "These name it, and are changed with it:"}
      </p>
      {questions.map(({ label, options }, index) => (
        <label key={label} css={stack(space.xxs)}>
          {label}
          <select
            value={answers[index]}
            onChange={({ target }) => setChosen({ ...chosen, [index]: target.value })}
          >
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </Dialog>
  );
}
