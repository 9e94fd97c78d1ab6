/** @jest-environment node */
import { githubApi } from "../../../src/editor/store/github/github-api";

afterEach(() => {
  jest.restoreAllMocks();
});

/** An account with a token that GitHub does not know any more. */
function accountOf(token: string | undefined) {
  let kept = token;
  return {
    token: () => kept,
    isSignedIn: () => kept !== undefined,
    signIn: (given: string) => {
      kept = given;
    },
    signOut: () => {
      kept = undefined;
    },
  };
}

const ended = expect.stringContaining("Your sign-in has ended");

/** GitHub refuses the token; its reason comes once `comes` is over. */
function refuseToken(comes: Promise<void>) {
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const answer = new Response(null, { status: 401 });
    jest.spyOn(answer, "json").mockImplementation(() => comes.then(() => ({ message: "Bad credentials" })));
    return answer;
  });
}

test("a session that ended at one request is the reason at the next one, too", async () => {
  refuseToken(Promise.resolve());
  const account = accountOf("an old token");
  const api = githubApi("tiler/site", account);
  const asked = () => api.ask("GET", "git/ref/heads/main").catch(String);
  expect([await asked(), await asked()]).toEqual([ended, ended]);
  expect(account.isSignedIn()).toBe(false);
});

test("a request that is made while GitHub's reason still comes says that the session has ended", async () => {
  let reasonComes: () => void = () => {};
  refuseToken(
    new Promise((resolve) => {
      reasonComes = resolve;
    }),
  );
  const api = githubApi("tiler/site", accountOf("an old token"));
  const first = api.ask("GET", "git/ref/heads/main").catch(String);
  await new Promise(setImmediate);
  const second = api.ask("GET", "git/ref/heads/draft").catch(String);
  await new Promise(setImmediate);
  reasonComes();
  expect(await Promise.all([first, second])).toEqual([ended, ended]);
});

test("a person who has not signed in is asked to sign in", async () => {
  const api = githubApi("tiler/site", accountOf(undefined));
  await expect(api.ask("GET", "git/ref/heads/main")).rejects.toThrow("Sign in first.");
});
