import { css } from "@emotion/react";
import { useState } from "react";
import { type ContentType, type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { pagePaths } from "../../routes/page-paths";
import { space } from "../../theme/tokens";
import { checkChange } from "../change/check-change";
import { type EntryUse, entryUses, removeEntry } from "../change/remove-entry";
import { Dialog } from "../controls/Dialog";
import { errorWords } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entriesIn } from "../state/entries";
import { forgetWords } from "../state/unpublished-words";
import { inPlainWords, type Problem, placeOf } from "../words/plain-words";

interface RemoveDialogProps {
  path: string;
  type: ContentTypeName;
  onClose: () => void;
  backTo: string;
}

/** Stands for taking an entry out of a list. */
const takeOut = "";

/** The page that lists all of a type; services are on no other page than the company's own. */
const overviews: Partial<Record<ContentTypeName, { address: string; name: string }>> = {
  Area: { address: pagePaths.areasCovered, name: "The areas overview" },
  Project: { address: pagePaths.portfolio, name: "The portfolio" },
};
const companyPage = { address: pagePaths.company, name: "The company page" };

/** Removes an entry with everything that names it, each with a proposal: out of its list, or another in its place. */
export function RemoveDialog({ path, type, onClose, backTo }: RemoveDialogProps) {
  const { content, publish, attempt } = useEditor();
  const { page }: ContentType = contentTypes[type];
  const overview = overviews[type] ?? companyPage;
  const uses = entryUses(content, path);
  const others = entriesIn(content.files, path.replace(/\/[^/]*$/, "")).filter((one) => one.path !== path);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [redirect, setRedirect] = useState(typeof page === "function" ? overview.address : "");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const name = placeOf(path, content.files).split(" › ").at(-1);
  const keyOf = ({ file, field }: EntryUse) => `${file} ${field.join(".")}`;
  const choiceOf = (use: EntryUse) =>
    chosen[keyOf(use)] ?? (use.mayGo ? takeOut : (others[0]?.slug ?? takeOut));

  const remove = () =>
    attempt(async () => {
      const mendings = uses.map((use) => ({ ...use, instead: choiceOf(use) || undefined }));
      const change = removeEntry(content, path, mendings, redirect || undefined);
      const errors = await checkChange(content, change);
      if (errors.length > 0) return setProblems(errors.map((error) => inPlainWords(error, content.files)));
      await publish(change, `${name} is removed.`);
      forgetWords(path);
      window.location.hash = backTo;
    });

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
      {uses.map((use) => (
        <Choice
          key={keyOf(use)}
          label={use.place}
          value={choiceOf(use)}
          onChoose={(value) => setChosen({ ...chosen, [keyOf(use)]: value })}
          options={[
            ...(use.mayGo ? [{ value: takeOut, name: "Take it out of the list" }] : []),
            ...others.map(({ slug, name }) => ({ value: slug, name: `Put ${name} in its place` })),
          ]}
        />
      ))}
      {typeof page === "function" && (
        <Choice
          label="Who comes to its old address is led to"
          value={redirect}
          onChoose={setRedirect}
          options={[
            { value: overview.address, name: overview.name },
            ...others.map(({ slug, name }) => ({ value: page(slug), name })),
            { value: "", name: "Nowhere: the page is not found" },
          ]}
        />
      )}
      <div role="alert" css={errorWords}>
        {problems.map(({ file, field, says }) => (
          <p key={`${file} ${field} ${says}`}>
            {placeOf(file, content.files)} – {says}
          </p>
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label css={choice}>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

const choice = css`display: grid; gap: ${space.xxs};`;
