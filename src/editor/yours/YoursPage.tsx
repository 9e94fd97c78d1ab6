import { Global } from "@emotion/react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { Button, ButtonAnchor } from "../../components/Button";
import { row, stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import type { Content } from "../change/change";
import { page } from "../controls/styles";
import { ProblemList } from "../entry/ProblemList";
import { FieldFrame } from "../forms/FieldFrame";
import { InputContextProvider } from "../forms/input-context";
import { FieldInputs } from "../forms/inputs/FieldInput";
import { showField } from "../forms/show-field";
import { brandStyles } from "../state/brand";
import { discard } from "../state/browser-storage";
import { useEditor } from "../state/editor-context";
import { tidyValue } from "../words/tidy";
import { answerProblems } from "./answer-problems";
import { type Answers, answersSchema, stepOf, steps } from "./answers";
import { ChangeDialog } from "./ChangeDialog";
import { type ChangePart, changeInWords, remarksOn } from "./change-in-words";
import { makeYours } from "./make-yours";
import { ServiceChoices } from "./ServiceChoices";
import { StepList, stepAddress } from "./StepList";
import { answersField, answersPath, keptAnswers, useAnswers } from "./use-answers";

const headings = steps.map((name) => answersField.properties?.[name]?.label ?? "");

/** Makes the demonstration another firm's site, in five steps and one change. */
export function YoursPage({ step: asked = "1" }: { step: string | undefined }) {
  const { content, store, say, attempt, publishNow } = useEditor();
  const step = headings[Number(asked) - 1] ? Number(asked) : 1;
  const name = steps[step - 1] ?? "";
  const { form, value, pictures } = useAnswers();
  /** The steps of which the problems are shown: those that Next has left, in the end all. */
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState<{ answers: Answers; parts: ChangePart[]; remarks: string[] }>();
  const problems = useMemo(() => answerProblems(content, value), [content, value]);

  const { heading, show } = useStepFocus(step);
  // In the end all are listed, so that each leads to its step.
  const isAsked = checked.size === steps.length;
  const listed = problems.filter(({ field }) => isAsked || (stepOf(field) === step && checked.has(step)));
  const context = useMemo(() => {
    const told = problems.filter(({ field }) => checked.has(stepOf(field)));
    return { path: answersPath, errors: new Map(told.map(({ field, says }) => [field, says])), pictures };
  }, [problems, checked, pictures]);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    say();
    const isLast = step === steps.length;
    setChecked(new Set(isLast ? steps.map((_, index) => index + 1) : [...checked, step]));
    const first = problems.find(({ field }) => isLast || stepOf(field) === step);
    if (first) return show(first.field);
    if (isLast) void attempt(showChange);
    else window.location.hash = stepAddress(step + 1);
  };
  const newPictures = (answers: Answers) => {
    const words = JSON.stringify(answers);
    return [...pictures.bytes].filter(([picture]) => words.includes(picture));
  };
  const make = (current: Content, answers: Answers) =>
    makeYours(
      current,
      answers,
      newPictures(answers).map(([picture]) => picture),
    );
  const showChange = async () => {
    const answers = answersSchema.parse(tidyValue(answersSchema, value));
    const change = make(content, answers);
    setShown({
      answers,
      parts: changeInWords(content, change),
      remarks: remarksOn(content, change, answers),
    });
  };
  const publish = (answers: Answers) => {
    setShown(undefined);
    void attempt(async () => {
      for (const [picture, blob] of newPictures(answers)) await store.send(picture, blob);
      let putBack = async () => {};
      await publishNow(
        (current) => make(current, answers),
        "The site is yours.",
        () => putBack(),
      );
      putBack = await discard(keptAnswers());
      window.location.hash = "#/";
    }, "Publishing…");
  };

  const { offered, ...fields } = answersField.properties?.[name]?.properties ?? {};
  return (
    <div css={page}>
      <h1>Make this site yours</h1>
      <p>Leave at any time: this browser keeps your answers until you publish them.</p>
      <StepList {...{ headings, problems }} current={step} answers={value} />
      <InputContextProvider value={context}>
        <FormProvider {...form}>
          <Global styles={brandStyles(answersSchema.shape.brand.safeParse(tidyBrand(value.brand)).data)} />
          <form css={stack(space.l)} onSubmit={goOn} noValidate>
            <h2 ref={heading} tabIndex={-1}>
              {step}. {headings[step - 1]}
            </h2>
            <ProblemList
              path={answersPath}
              problems={listed.map((problem) => ({ file: answersPath, ...problem }))}
              onShow={show}
            />
            {offered && <FieldFrame name={`${name}.offered`} field={offered} Input={ServiceChoices} />}
            <FieldInputs key={name} name={name} fields={fields} />
            <div css={row(space.s)}>
              {step > 1 && (
                <ButtonAnchor href={stepAddress(step - 1)} variant="outline">
                  Back
                </ButtonAnchor>
              )}
              <Button type="submit">{step < steps.length ? "Next" : "Show what changes"}</Button>
            </div>
          </form>
        </FormProvider>
      </InputContextProvider>
      {shown && (
        <ChangeDialog
          parts={shown.parts}
          remarks={shown.remarks}
          onPublish={() => publish(shown.answers)}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}

const tidyBrand = (brand: unknown) => tidyValue(answersSchema.shape.brand, brand);

/** Focuses the heading of a step that opens, or the field for which it was opened. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(step);
  const sought = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === step) return;
    opened.current = step;
    if (sought.current) showField(sought.current);
    else heading.current?.focus();
    sought.current = undefined;
  }, [step]);
  const show = (field: string) => {
    if (stepOf(field) === step) return showField(field);
    sought.current = field;
    window.location.hash = stepAddress(stepOf(field));
  };
  return { heading, show };
}
