import { expect, type Page } from "@playwright/test";
import fc from "fast-check";
import { pagePaths } from "../../../src/routes";
import { areas, first } from "../../site/built-content";
import {
  control,
  fields,
  messagesFrom,
  type SomeRequest,
  someRequest,
  submitButton,
} from "../form/quote-form";
import { test } from "../test";
import { formText } from "../words";
import { tap } from "./visitor";

/** Steps of a visit, in any order. */
const steps = ["type", "leave", "come back", "reload", "lose the network", "find it again", "send"] as const;

type Step = (typeof steps)[number];

/** The same few sequences each time, so that no run is red by chance. */
const sequences = { numRuns: 6, seed: 1, endOnFailure: true };

/** Waits until the draft is shown again before anything is typed. */
const whole = { waitUntil: "networkidle" } as const;

const hasForm = (page: Page) => page.locator("#quote-form").isVisible();

/** Types into the fields that are empty. */
async function type(page: Page, request: SomeRequest): Promise<void> {
  for (const field of fields)
    if ((await control(page, field).inputValue()) === "") {
      await tap(page, control(page, field));
      await page.keyboard.insertText(request[field]);
    }
}

/** True if the page says that the request was sent. */
const confirmed = (page: Page) => page.getByText(formText("nextTitle")).isVisible();

/** Reads the outcome of a visit: the form's values and the messages that arrived. */
async function outcomeOf(page: Page, request: SomeRequest) {
  const values = await Promise.all(fields.map((field) => control(page, field).inputValue()));
  return {
    inForm: fields.every((field, index) => values[index] === request[field]),
    messages: (await messagesFrom(request.email)).length,
  };
}

test("after any sequence of actions by visitor and network, a request is sent once and confirmed, or still in the form", async ({
  context,
}) => {
  test.slow();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 8 }),
      async (sequence) => {
        const request = someRequest();
        const state = { typed: false, isConfirmed: false };
        // A separate tab, because drafts are stored by tab.
        const page = await context.newPage();
        await page.goto("/", whole);
        const online = (is: boolean) => context.setOffline(!is);
        const carryOut: Record<Step, () => Promise<unknown>> = {
          type: async () => {
            if (state.isConfirmed || !(await hasForm(page))) return;
            await type(page, request);
            state.typed = true;
          },
          leave: () => page.goto(pagePaths.area(first(areas).slug)).catch(() => undefined),
          "come back": () => page.goto("/", whole).catch(() => undefined),
          reload: () => page.reload(whole).catch(() => undefined),
          "lose the network": () => online(false),
          "find it again": () => online(true),
          send: async () => {
            if (!state.typed || state.isConfirmed || !(await hasForm(page))) return;
            await tap(page, submitButton(page));
            const answers = [formText("nextTitle"), formText("otherWaysTitle"), formText("formUnavailable")];
            const shown = answers.map((words) => page.getByText(words).filter({ visible: true }));
            await expect(async () => {
              const counts = await Promise.all(shown.map((element) => element.count()));
              expect(Math.max(...counts)).toBeGreaterThan(0);
            }).toPass();
            state.isConfirmed = await confirmed(page);
          },
        };
        for (const step of sequence) await carryOut[step]();
        await online(true);
        if (!(await hasForm(page))) await page.goto("/", whole);
        if (!state.typed) return page.close();
        await expect(async () => {
          const { inForm, messages } = await outcomeOf(page, request);
          const sent = messages === 1 && (state.isConfirmed || (await confirmed(page)));
          expect({ sequence, inForm, messages, fine: sent || (inForm && messages === 0) }).toMatchObject({
            fine: true,
          });
        }).toPass({ timeout: 20_000 });
        await page.close();
      },
    ),
    sequences,
  );
});
