import { z } from "zod";
import { Refusal } from "../safe/refusal";
import { askInDialog } from "../screen/ask-in-dialog";
import { storedUser } from "../store/stored-user";

/** What git hosts answer to somebody whom they do not know, or no longer. */
const unknownSchema = z.object({ status: z.literal(401) });

const userSchema = z.looseObject({ token: z.string() });

interface Session {
  getToken(): Promise<string | null>;
  restoreUser(user: unknown): Promise<unknown>;
}

/**
 * Runs what needs a session at the git host. Where that has ended, asks to sign in again in another tab, and goes on in
 * this one, so that what is in its form stays there.
 */
export async function signedIn<Result>(
  session: Session,
  browser: Window,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let asked = false; ; asked = true) {
    try {
      if (asked) await session.restoreUser(storedUser(browser.localStorage));
      return await run();
    } catch (reason) {
      if (!unknownSchema.safeParse(reason).success) throw reason;
      if (!asked && (await hasNewSession(session, browser))) continue;
      await askToSignIn(browser.document);
    }
  }
}

/** Whether somebody has signed in since, in another tab. */
async function hasNewSession(session: Session, { localStorage }: Window): Promise<boolean> {
  const user = userSchema.safeParse(storedUser(localStorage));
  return user.success && user.data.token !== (await session.getToken());
}

async function askToSignIn(page: Document): Promise<void> {
  const link = page.createElement("a");
  link.href = "/admin/";
  link.target = "_blank";
  link.textContent = "Sign in again in a new tab";
  const answer = await askInDialog(page, {
    title: "Your sign-in has ended",
    contents: ["Nothing is lost: what you wrote stays in this form.", link, "Then come back to this tab."],
    answers: { later: "Later", again: "I have signed in: go on" },
  });
  if (answer === "later") throw new Refusal("Your sign-in has ended. What you wrote is still in the form.");
}
