import { useState } from "react";
import { errorStyles } from "../../components/TextField";
import { type ContentType, type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { pagePaths } from "../../routes/page-paths";
import { stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import type { Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { pageOfFile } from "../change/entries";
import { placeOf } from "../change/placed-fields";
import { entryUses, removeEntry, replacements, waysWithout } from "../change/remove-entry";
import { Dialog } from "../controls/Dialog";
import { useEditor } from "../state/editor-context";
import { useNews } from "../state/news";
import { leaveEntry } from "../state/unpublished-words";

/** A choice for the owner. The first option is preselected, unless the owner has to choose. */
type Question = {
  label: string;
  options: readonly (readonly [value: string, name: string])[];
  mustChoose?: boolean;
};

interface RemoveDialogProps {
  path: string;
  type: ContentTypeName;
  onClose: () => void;
}

const companyFile = contentTypes.CompanyPage.place.file;

/** The page that lists all entries of a type. Services are listed on the company page only. */
function overviewOf(type: ContentTypeName, content: Content): readonly [address: string, name: string] {
  if (type === "Area") return [pagePaths.areasCovered, "The areas overview"];
  if (type === "Project") return [pagePaths.portfolio, "The portfolio"];
  return [pageOfFile(companyFile, textAt(content, companyFile)) ?? "", "The company page"];
}

/** Removes an entry and takes it out of the lists that refer to it. Where a reference is compulsory, the owner chooses another entry. */
export function RemoveDialog({ path, type, onClose }: RemoveDialogProps) {
  const { content, publishNow, attempt } = useEditor();
  const { work } = useNews();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const { page }: ContentType = contentTypes[type];
  const name = placeOf(path, content.files).split(" › ").at(-1);
  const uses = entryUses(content, path);
  const others = replacements(content, path);
  const mending = uses.map((use): Question => {
    const ways = waysWithout(content, use, others);
    const options = ways.replacements.map(({ slug, name }) => [slug, `Replace it with ${name}`] as const);
    return {
      label: use.place,
      options: [["", ways.mayGo ? "Take it out" : "Choose…"], ...options],
      mustChoose: !ways.mayGo,
    };
  });
  const redirect = (to: (slug: string) => string): Question => ({
    label: "Redirect its old address to",
    options: [
      overviewOf(type, content),
      ...others.map(({ slug, name }) => [to(slug), name] as const),
      ["", "Nowhere: the page is not found"],
    ],
  });
  const questions = [...mending, ...(typeof page === "function" ? [redirect(page)] : [])];
  const answers = questions.map(({ options: [proposed] }, index) => chosen[index] ?? proposed?.[0] ?? "");

  const isOpen = ({ mustChoose }: Question, index: number) => mustChoose && answers[index] === "";

  const remove = () => {
    setAsked(true);
    if (questions.some(isOpen)) return;
    void attempt(async () => {
      const changes = uses.map((use, index) => ({ ...use, instead: answers[index] || undefined }));
      const redirect = answers[uses.length] || undefined;
      const remove = (latest: Content) => removeEntry(latest, path, changes, redirect);
      await publishNow(remove, `${name} is removed.`);
      leaveEntry(path);
    }, "Removing…").then(onClose);
  };

  return (
    <Dialog
      title={`Remove ${name}?`}
      onClose={onClose}
      work={work}
      actions={[
        { name: "Remove it", act: remove, isRemoval: true },
        { name: "Cancel", act: onClose },
      ]}
    >
      <p>
        {uses.length === 0
          ? "Nothing else refers to it. It can be brought back from the last changes."
          : "These entries refer to it and will change too:"}
      </p>
      {questions.map((question, index) => (
        <label key={question.label} css={stack(space.xxs)}>
          {question.label}
          <select
            value={answers[index]}
            aria-invalid={(isAsked && isOpen(question, index)) || undefined}
            onChange={({ target }) => setChosen({ ...chosen, [index]: target.value })}
          >
            {question.options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          {isAsked && isOpen(question, index) && (
            <span role="alert" css={errorStyles}>
              Choose what replaces {name} here.
            </span>
          )}
        </label>
      ))}
    </Dialog>
  );
}
