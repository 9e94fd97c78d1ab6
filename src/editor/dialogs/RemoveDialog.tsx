import { css } from "@emotion/react";
import { useState } from "react";
import { Button } from "../../components/Button";
import { type ContentType, type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { pagePaths } from "../../routes/page-paths";
import { colours, space } from "../../theme/tokens";
import { checkChange } from "../change/check-change";
import { type EntryUse, entryUses, removeEntry } from "../change/remove-entry";
import { control } from "../controls/control-styles";
import { Dialog } from "../controls/Dialog";
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

/** Removes an entry with everything that names it, each with a proposal: out of its list, or another in its place. */
export function RemoveDialog({ path, type, onClose, backTo }: RemoveDialogProps) {
  const { content, publish, attempt } = useEditor();
  const { page, place }: ContentType = contentTypes[type];
  const uses = entryUses(content, path);
  const folder = "folder" in place ? place.folder : "";
  const others = entriesIn(content.files, folder).filter((one) => one.path !== path);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [redirect, setRedirect] = useState(typeof page === "function" ? overviewOf(type) : "");
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
      actions={
        <>
          <Button onClick={remove}>Remove it</Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {uses.length === 0 ? (
        <p>Nothing else names it. It can be brought back from the last changes.</p>
      ) : (
        <>
          <p>These name it, and are changed with it:</p>
          <ul css={list}>
            {uses.map((use) => (
              <li key={keyOf(use)}>
                <label>
                  {use.place}
                  <select
                    css={control}
                    value={choiceOf(use)}
                    onChange={({ target }) => setChosen({ ...chosen, [keyOf(use)]: target.value })}
                  >
                    {use.mayGo && <option value={takeOut}>Take it out of the list</option>}
                    {others.map((other) => (
                      <option key={other.slug} value={other.slug}>
                        Put {other.name} in its place
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {typeof page === "function" && (
        <label css={field}>
          Who comes to its old address is led to
          <select css={control} value={redirect} onChange={({ target }) => setRedirect(target.value)}>
            <option value={overviewOf(type)}>{overviewWords(type)}</option>
            {others.map((other) => (
              <option key={other.slug} value={page(other.slug)}>
                {other.name}
              </option>
            ))}
            <option value="">Nowhere: the page is not found</option>
          </select>
        </label>
      )}
      <div role="alert">
        {problems.map(({ file, field, says }) => (
          <p key={`${file} ${field} ${says}`} css={problem}>
            {placeOf(file, content.files)} – {says}
          </p>
        ))}
      </div>
    </Dialog>
  );
}

/** The page that lists all of a type; services are on no other page than the company's own. */
const overviewOf = (type: ContentTypeName): string =>
  type === "Area" ? pagePaths.areasCovered : type === "Project" ? pagePaths.portfolio : pagePaths.company;

const overviewWords = (type: ContentTypeName): string =>
  type === "Area" ? "The areas overview" : type === "Project" ? "The portfolio" : "The company page";

const list = css`
  display: grid;
  gap: ${space.s};
  label { display: grid; gap: ${space.xxs}; }
`;

const field = css`
  display: grid;
  gap: ${space.xxs};
  font-weight: 600;
`;

const problem = css`color: ${colours.error}; font-weight: 600;`;
