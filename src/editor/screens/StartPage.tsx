import { css } from "@emotion/react";
import { useState } from "react";
import { ButtonAnchor } from "../../components/Button";
import { SmallButton } from "../../components/SmallButton";
import { reminders } from "../../content/derived/reminders";
import { contentTypes } from "../../content/types/content-types";
import { row, visuallyHidden } from "../../theme/mixins";
import { colours, space } from "../../theme/tokens";
import { ThrowAwayConfirmation } from "../controls/Confirmation";
import { autoColumns, lines, screenColumn } from "../controls/styles";
import { newEntryPath } from "../site/new-entry-path";
import { buildErrors, locationOf, shownName, typeAt } from "../site/site";
import type { Draft } from "../state/drafts";
import { useEditor, useEditorState } from "../state/editor-context";
import { entryAddress } from "../state/editor-routes";

/** The owner's first screen: open tasks, and links to the most used screens. */
export function StartPage() {
  const { site } = useEditor();
  const { files, facts, entries } = site;
  const blocking = buildErrors(site);
  const tasks = [...blocking, ...reminders(files, new Date())];
  return (
    <div css={screenColumn}>
      <h1>{facts.companyName ?? "Your site"}</h1>
      <div css={shortcutGrid}>
        <ButtonAnchor href={entryAddress("company.json", "phone")}>Phone</ButtonAnchor>
        <ButtonAnchor href={entryAddress("company.json", "openingHours")}>Opening hours</ButtonAnchor>
        {otherShortcuts().map(([name, address]) => (
          <ButtonAnchor key={name} href={address} variant="outline">
            {name}
          </ButtonAnchor>
        ))}
      </div>
      <Drafts />
      <section aria-labelledby="tasks">
        <h2 id="tasks">To do</h2>
        {tasks.length === 0 && <p>There is nothing to do.</p>}
        <ul css={[lines, list]}>
          {tasks.map(({ file, field, message }, index) => (
            <li key={`${file} ${field} ${message}`}>
              <a href={entryAddress(file, field)}>{locationOf(file, entries)}</a>
              <span css={index < blocking.length && errorColour}>{message}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The unpublished drafts, each with a button to throw it away. */
function Drafts() {
  const { forgetDraft } = useEditor();
  const drafts = useEditorState((state) => state.drafts);
  const [unwanted, setUnwanted] = useState<Draft>();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Not published yet</h2>
      <p>This browser keeps these, on this device only. Open one to go on with it and publish it.</p>
      <ul css={[lines, list]}>
        {drafts.map((draft) => (
          <li key={draft.path}>
            <a href={entryAddress(draft.path)}>{nameOf(draft)}</a>
            <SmallButton onClick={() => setUnwanted(draft)}>
              Throw away<span css={visuallyHidden}>: {nameOf(draft)}</span>
            </SmallButton>
          </li>
        ))}
      </ul>
      {unwanted && (
        <ThrowAwayConfirmation
          name={nameOf(unwanted)}
          onYes={() => forgetDraft(unwanted.path)}
          onClose={() => setUnwanted(undefined)}
        />
      )}
    </section>
  );
}

/** Questions › Who sweeps?: the entry's group, and its name in the draft. */
const nameOf = ({ path, value }: Draft): string =>
  `${contentTypes[typeAt(path)].group} › ${shownName(path, value)}`;

/** Links to new entries differ each time, so that several can be unfinished at once. */
const otherShortcuts = () =>
  [
    ["New project", entryAddress(newEntryPath("projects"))],
    ["New review", entryAddress(newEntryPath("reviews"))],
    ["New question", entryAddress(newEntryPath("faqs"))],
    ["Home page", entryAddress("pages/home.json")],
    ["Other hours", entryAddress("company.json", "otherHours")],
    ["Notice", entryAddress("company.json", "notices")],
  ] as const;

/** All have one width, so that they are easy to find again. */
const shortcutGrid = css`
  ${autoColumns("min(45%, 12rem)", space.xs)}
  a { padding: ${space.xs}; }
`;

const list = css`
  li { ${row(`${space.hair} ${space.m}`)} padding: ${space.s} 0; }
  a { font-weight: 600; }
`;

const errorColour = css`color: ${colours.error};`;
