/** @jest-environment node */
import { githubApi } from "../../../src/editor/store/github/github-api";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a session that ends is told by GitHub's reason, also to a request that is made while the reason still comes", async () => {
  let reasonComes: () => void = () => {};
  const reason = new Promise<void>((resolve) => {
    reasonComes = resolve;
  });
  let token: string | undefined = "an old token";
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const answer = new Response(null, { status: 401 });
    jest.spyOn(answer, "json").mockImplementation(async () => {
      await reason;
      return { message: "Bad credentials" };
    });
    return answer;
  });
  const api = githubApi("tiler/site", {
    token: () => token,
    isSignedIn: () => token !== undefined,
    signIn: (given) => {
      token = given;
    },
    signOut: () => {
      token = undefined;
    },
  });
  const first = api.ask("GET", "git/ref/heads/main").catch(String);
  await new Promise(setImmediate);
  const second = api.ask("GET", "git/ref/heads/draft").catch(String);
  await new Promise(setImmediate);
  reasonComes();
  expect(await Promise.all([first, second])).toEqual([
    expect.stringContaining("Your sign-in has ended"),
    expect.stringContaining("Your sign-in has ended"),
  ]);
  expect(token).toBeUndefined();
});
