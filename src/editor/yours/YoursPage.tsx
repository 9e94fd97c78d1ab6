import { Global } from "@emotion/react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { FormProvider as FormValues, useController, useForm, useWatch } from "react-hook-form";
import { Button } from "../../components/Button";
import { fieldLabel } from "../../content/fields/value-path";
import { companySchema } from "../../content/types/company";
import { stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import type { Content } from "../change/change";
import { entriesIn } from "../change/entries";
import { Dialog } from "../controls/Dialog";
import { page } from "../controls/styles";
import { FieldFrame } from "../forms/FieldFrame";
import { FormProvider, showField } from "../forms/form-context";
import { formField, type InputProps, wholeValue } from "../forms/form-field";
import { Fields } from "../forms/inputs/FieldInput";
import { useNewPictures } from "../forms/pictures/use-new-pictures";
import { editorColours } from "../state/brand";
import { useEditor } from "../state/editor-context";
import { discardAnswers, findAnswers, keepWords, keptPictures, takeOver } from "../state/unpublished-words";
import { entryFaults } from "../words/plain-words";
import { tidyValue } from "../words/tidy";
import { answerProblems } from "./answer-problems";
import { type Answers, answersSchema } from "./answers";
import { changeInWords, makeYours } from "./make-yours";
import { areasAtTheMiddle } from "./pasted-areas";

/** The key of the answers among the kept words. No entry has this path. */
const path = "yours.json";

const whole = formField(answersSchema);
const { firm, brand, services, areas, photographs, keepsDrawings } = whole.properties ?? {};

/** Makes the demonstration another firm's site, in five steps and one change. */
export function YoursPage() {
  const editor = useEditor();
  const { content, store, say, attempt, publishNow } = editor;
  const pictures = useNewPictures(path);
  const [found] = useState(() => findAnswers(path));
  const form = useForm({ defaultValues: Object(wholeValue(whole, found?.value ?? startOf(content))) });
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [shown, setShown] = useState<{ answers: Answers; says: string }>();
  const { add, bytes } = pictures;

  useEffect(() => {
    if (!found) return;
    void attempt(async () => {
      for (const [picture, kept] of await keptPictures(found.key)) add(picture, kept);
      await takeOver(path, found, bytes);
    });
  }, [found, add, bytes, attempt]);
  useEffect(() => {
    const { unsubscribe } = form.watch((value) => {
      if (!keepWords(path, { value: Object(value) }, bytes))
        say({
          says: "This browser has no room left: what you write now is lost when you leave the page.",
          tone: "alert",
        });
    });
    return unsubscribe;
  }, [form, bytes, say]);

  const surroundings = useMemo(() => ({ path, errors: faults, pictures }), [faults, pictures]);
  const newPictures = (answers: Answers) => {
    const words = JSON.stringify(answers);
    return [...bytes].filter(([picture]) => words.includes(picture));
  };
  const make = (current: Content, answers: Answers) =>
    makeYours(
      current,
      answers,
      newPictures(answers).map(([picture]) => picture),
    );

  const show = () => {
    say();
    const value = form.getValues();
    // Tidying would make one line of the areas.
    const { data: answers, error } = answersSchema.safeParse({
      ...Object(tidyValue(answersSchema, value)),
      areas: value.areas,
      keepsDrawings: value.keepsDrawings === true,
    });
    const problems = answers ? answerProblems(content, answers) : entryFaults(answersSchema, value);
    // The schema also has rules over several fields.
    if (problems.length === 0)
      for (const { path, message } of error?.issues ?? [])
        problems.push({
          field: path.join("."),
          says: `${fieldLabel(answersSchema, path)} must be ${message}.`,
        });
    setFaults(new Map(problems.map(({ field, says }) => [field, says])));
    const [first] = problems;
    if (first) {
      say({
        says: `Fix ${problems.length} ${problems.length === 1 ? "problem" : "problems"} first: ${first.says}`,
        tone: "alert",
      });
      return showField(first.field);
    }
    if (answers)
      void attempt(async () => setShown({ answers, says: changeInWords(content, make(content, answers)) }));
  };
  const publish = ({ answers }: NonNullable<typeof shown>) => {
    setShown(undefined);
    void attempt(async () => {
      for (const [picture, blob] of newPictures(answers)) await store.send(picture, blob);
      let putBack = async () => {};
      await publishNow(
        (current) => make(current, answers),
        "The site is yours.",
        () => putBack(),
      );
      putBack = await discardAnswers(path);
      window.location.hash = "#/";
    }, "Publishing…");
  };

  const atTheMiddle = shown && areasAtTheMiddle(shown.answers.areas);
  return (
    <div css={page}>
      <h1>Make this site yours</h1>
      <p>Leave at any time: this browser keeps your answers until you publish them.</p>
      <FormProvider value={surroundings}>
        <FormValues {...form}>
          <Colours />
          <form css={stack(space.xl)} onSubmit={(event) => event.preventDefault()} noValidate>
            <Step heading="1. The firm">
              <Fields name="firm" fields={firm?.properties} />
            </Step>
            <Step heading="2. Mark and colours">
              <Fields name="brand" fields={brand?.properties} />
            </Step>
            <Step heading="3. Services">{services && <Fields name="" fields={{ services }} />}</Step>
            <Step heading="4. Areas">{areas && <FieldFrame name="areas" field={areas} Input={Lines} />}</Step>
            <Step heading="5. Pictures">
              {photographs && keepsDrawings && <Fields name="" fields={{ photographs, keepsDrawings }} />}
            </Step>
            <Button onClick={show}>Show what changes</Button>
          </form>
        </FormValues>
      </FormProvider>
      {shown && (
        <Dialog
          title="One change makes it yours"
          onClose={() => setShown(undefined)}
          actions={[
            { name: "Publish", act: () => publish(shown) },
            { name: "Cancel", act: () => setShown(undefined) },
          ]}
        >
          {atTheMiddle && <p>{atTheMiddle}</p>}
          <p>{shown.says}. The start page then lists which of the demonstration's words are left.</p>
        </Dialog>
      )}
    </div>
  );
}

/** The services with their words; hours that most firms have; everything else is the owner's to say. */
function startOf({ files }: Content) {
  const services = entriesIn(files, "services").map(({ slug, name }) => ({ title: name, from: slug }));
  const openingHours = [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:00" },
  ];
  return { firm: { openingHours }, services, keepsDrawings: true };
}

function Step({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section css={stack(space.l)}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Shows the two colours at once, on the editor itself. */
function Colours() {
  const { data } = companySchema.shape.brand.safeParse(
    tidyValue(companySchema.shape.brand, useWatch({ name: "brand" })),
  );
  return <Global styles={editorColours(data)} />;
}

/** A pasted list keeps its lines. */
function Lines({ name, wiring }: InputProps) {
  const { field } = useController({ name });
  return <textarea {...wiring} {...field} rows={8} />;
}
