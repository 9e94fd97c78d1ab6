/** @jest-environment node */
import type { Change } from "../../../src/editor/change/change";
import { githubStore } from "../../../src/editor/store/github/github-store";
import { type Draft, StaleError, StoreError } from "../../../src/editor/store/store";
import type { Answer } from "./answer";
import { FakeGitHub } from "./fake-github";
import { Repository } from "./repository";

const editor = { login: "editor", name: "An editor" };
const colleague = { login: "colleague", name: "A colleague" };
const [area, file] = ["areas/chelsea.json", "data/areas/chelsea.json"];
const [project, slug] = ["projects/family-bathroom-refurbishment.json", "family-bathroom-refurbishment"];

let repository: Repository;
let host: FakeGitHub;
const ask = global.fetch;

beforeEach(() => {
  repository = Repository.of("tests/fixtures/content");
  host = new FakeGitHub(repository, "tiler/site");
  host.build = [{ status: "completed", conclusion: "success", html_url: "" }];
  global.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init?.headers);
    const request = {
      method: init?.method ?? "GET",
      path: decodeURIComponent(pathname),
      query: searchParams,
      body,
    };
    return response(await host.answer(request, headers.get("Authorization") ?? ""));
  };
});

afterEach(() => {
  global.fetch = ask;
  repository.remove();
});

function response({ status, json, bytes, headers }: Answer): Response {
  if (bytes) return new Response(new Uint8Array(bytes), { status });
  return json === undefined
    ? new Response(null, { status })
    : Response.json(json, { status, headers: headers ?? {} });
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Other tabs, of which there are none. */
class Tabs {
  postMessage = () => undefined;
}

/** A store as one browser has it, signed in. */
async function storeOf(person = editor, preview?: string) {
  const browser = Object.assign(Object.create(null), {
    sessionStorage: storage(),
    localStorage: storage(),
    BroadcastChannel: Tabs,
  });
  const store = githubStore({ repository: "tiler/site", branch: "main", preview }, browser);
  await store.account?.signIn(host.signIn(person), false);
  return store;
}

function edit(path: string, change: (text: string) => string): Change {
  const before = repository.textOf(`data/${path}`);
  return { title: "A change", texts: [{ path, before, after: change(before) }], pictures: [] };
}

const inKensington = (text: string) =>
  text.replace(/"borough": ".*"/, '"borough": "Kensington and the river"');
const theirs = (text: string) => text.replace(/"borough": ".*"/, '"borough": "Theirs"');

test("One query reads all texts, and the names of all pictures", async () => {
  const store = await storeOf();
  host.requests.length = 0;
  const { files, pictures, revision } = await store.read();
  expect(host.requests).toHaveLength(1);
  const names = repository.git(["ls-tree", "-r", "--name-only", "main:data"]).split("\n");
  expect([...files, ...pictures].map(({ path }) => path).sort()).toEqual(names.sort());
  expect(files.find(({ path }) => path === area)?.text).toBe(repository.textOf(file));
  expect(revision).toBe(repository.git(["rev-parse", "main"]));
});

test("A change of what somebody else has changed since is stale, and nothing is committed", async () => {
  const store = await storeOf();
  const change = edit(area, inKensington);
  repository.commitAs(colleague, "Theirs", { [file]: theirs(repository.textOf(file)) });
  await expect(store.publish(change)).rejects.toEqual(new StaleError([area]));
  const added = { title: "New", texts: [{ path: area, after: "{}" }], pictures: [] };
  await expect(store.publish(added)).rejects.toBeInstanceOf(StaleError);
  expect(repository.git(["log", "-1", "--format=%an"])).toBe("A colleague");
});

test("Pictures are added, moved without being sent, removed, and brought back", async () => {
  const store = await storeOf();
  const folder = `images/projects/${slug}`;
  const [first = "", second = ""] = (await store.read()).pictures
    .map(({ path }) => path)
    .filter((path) => path.startsWith(folder));
  const shas = [first, second].map((path) => repository.git(["rev-parse", `main:data/${path}`]));
  const added = `${folder}/new.jpg`;
  await store.publish({
    title: "Pictures",
    texts: [],
    pictures: [
      { kind: "added", path: added, bytes: new Blob(["a picture"]) },
      { kind: "moved", from: first, path: "images/projects/other/first.jpg" },
      { kind: "removed", path: second },
    ],
  });
  expect(repository.textOf(`data/${added}`)).toBe("a picture");
  expect(repository.git(["rev-parse", "main:data/images/projects/other/first.jpg"])).toBe(shas[0]);
  expect(host.requests.filter(({ path }) => path.endsWith("/git/blobs"))).toHaveLength(1);
  const [change] = await store.history();
  const { pictures } = await store.changed(change?.id ?? "");
  expect(pictures).toEqual(
    expect.arrayContaining([
      { kind: "added", path: added },
      { kind: "moved", from: first, path: "images/projects/other/first.jpg" },
      { kind: "removed", path: second },
    ]),
  );
  const restored = { kind: "restored", path: second, removedBy: change?.id ?? "" } as const;
  await store.publish({ title: "Bring it back", texts: [], pictures: [restored] });
  expect(repository.git(["rev-parse", `main:data/${second}`])).toBe(shas[1]);
  expect(await (await store.picture(added)).text()).toBe("a picture");
});

test("The history tells who changed what, also under another slug and without the editor", async () => {
  const store = await storeOf();
  repository.commitAs(colleague, "Theirs", {
    [`data/${project}`]: `${repository.textOf(`data/${project}`)} `,
  });
  const before = repository.textOf(`data/${project}`);
  const [to, after] = ["projects/green-bathroom.json", before.replaceAll(slug, "green-bathroom")];
  await store.publish({
    title: "Another slug",
    texts: [
      { path: project, before },
      { path: to, after },
    ],
    pictures: [],
  });
  const told = await store.history(to);
  expect(told.map(({ title, by }) => [title, by])).toEqual([
    ["Another slug", "An editor"],
    ["Theirs", "A colleague"],
    ["Begin", "The owner"],
  ]);
  expect(new Set(told[0]?.paths)).toEqual(new Set([project, to]));
  expect((await store.changed(told[0]?.id ?? "")).texts).toEqual(
    expect.arrayContaining([
      { path: project, before, after: undefined },
      { path: to, before: undefined, after },
    ]),
  );
});

const draftOf = (path: string, change: (text: string) => string): Draft => {
  const before = repository.textOf(`data/${path}`);
  return { path, before, text: change(before), pictures: [], at: "" };
};
const none = new Map<string, Blob>();

test("A draft is kept again on top of what it was, with its pictures, and without its bytes being sent twice", async () => {
  const store = await storeOf();
  const picture = "images/projects/new-1/image.jpg";
  const text = `${JSON.stringify({ slug: "loft", pictures: [{ image: `../${picture}` }] }, null, 2)}\n`;
  const draft: Draft = { path: "projects/new-1.json", text, pictures: [picture], at: "" };
  const kept = await store.keepDraft(draft, new Map([[picture, new Blob(["a picture"])]]));
  const later = await store.keepDraft({ ...kept, text: text.replace("loft", "loft-2") }, none);
  expect(repository.changesOn("draft/projects/new-1")).toEqual([
    "A .draft.json",
    "A data/images/projects/loft-2/image.jpg",
    "A data/projects/loft-2.json",
  ]);
  expect(repository.git(["rev-list", "--count", "main..draft/projects/new-1"])).toBe("2");
  const read = await storeOf();
  const [again] = await read.drafts();
  expect(again).toMatchObject({ path: draft.path, pictures: [picture], revision: later.revision });
  expect(again?.text).toBe(text.replace("loft", "loft-2"));
  expect(await (await read.picture(picture, draft.path)).text()).toBe("a picture");
});

test("Who may not open pull requests keeps drafts without them", async () => {
  const store = await storeOf();
  const forbidden = { status: 403, json: { message: "Resource not accessible by personal access token" } };
  host.onRequest(({ path }) => (path.endsWith("/pulls") ? forbidden : undefined));
  const kept = await store.keepDraft(draftOf(area, inKensington), none);
  expect(kept.discussion).toBeUndefined();
  expect(await store.drafts()).toEqual([kept]);
});

test("A dropped draft is gone, and comes back", async () => {
  const store = await storeOf();
  const kept = await store.keepDraft(draftOf(area, inKensington), none);
  const bringBack = await store.dropDraft(area);
  expect(repository.branches()).toEqual([]);
  await bringBack();
  expect(await store.drafts()).toMatchObject([{ path: area, text: kept.text, revision: kept.revision }]);
});

test("A draft begun of what somebody has published anew since is stale", async () => {
  const store = await storeOf();
  const draft = draftOf(area, inKensington);
  repository.commitAs(colleague, "Theirs", { [file]: theirs(repository.textOf(file)) });
  await expect(store.keepDraft(draft, none)).rejects.toEqual(new StaleError([area]));
});

test.each([
  ["401", { status: 401, json: { message: "Bad credentials" } }, "sign in again", "signed-out"],
  ["403", { status: 403, json: { message: "Resource not accessible" } }, "needs the right", "refused"],
  ["404", { status: 404, json: { message: "Not Found" } }, "does not find tiler/site", "refused"],
  ["409", { status: 409, json: { message: "Conflict" } }, "try again in a minute", "refused"],
  [
    "422",
    { status: 422, json: { message: "Validation failed" } },
    "refused this: Validation failed",
    "refused",
  ],
  ["500", { status: 502, json: "" }, "a fault of its own", "refused"],
  [
    "an answer of another kind",
    { status: 200, json: { data: { repository: null } } },
    "no content",
    "refused",
  ],
  [
    "a limit",
    {
      status: 403,
      json: { message: "API rate limit exceeded" },
      headers: { "x-ratelimit-reset": "1700000000" },
    },
    /asks for a pause: try again after \d\d:\d\d/,
    "refused",
  ],
  [
    "a limit of GraphQL",
    { status: 200, json: { data: null, errors: [{ type: "RATE_LIMITED", message: "Slow down" }] } },
    "asks for a pause: try again in some minutes",
    "refused",
  ],
])("%s is one plain sentence and a way on", async (_name, answer: Answer, words, reason) => {
  const store = await storeOf();
  host.onRequest(() => answer);
  const failing = store.read();
  await expect(failing).rejects.toBeInstanceOf(StoreError);
  await expect(failing).rejects.toMatchObject({ reason, message: expect.stringMatching(words) });
});

test("Without a network, and without a sign-in, it is said so", async () => {
  const store = await storeOf();
  global.fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(store.read()).rejects.toMatchObject({ reason: "offline" });
  store.account?.signOut();
  await expect(store.read()).rejects.toMatchObject({ reason: "signed-out" });
});

test("A token that GitHub does not know, or that may not write, is not kept", async () => {
  const store = await storeOf();
  expect(await store.account?.who()).toEqual({ name: "An editor" });
  await expect(store.account?.signIn("wrong", true)).rejects.toMatchObject({ reason: "signed-out" });
  expect(await store.account?.who()).toBeUndefined();
  host.permission = "READ";
  await expect(store.account?.signIn(host.signIn(editor), true)).rejects.toThrow(
    "may read the site at GitHub",
  );
});
