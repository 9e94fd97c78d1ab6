/** @jest-environment node */
import { githubStore } from "../../../src/editor/store/github/github-store";
import { SignedOutError, StaleError, StoreError } from "../../../src/editor/store/store";
import { type Answer, FakeGitHub } from "./fake-github";
import { Repository } from "./repository";

const editor = { login: "editor", name: "An editor" };
const colleague = { login: "colleague", name: "A colleague" };
const [area, file] = ["areas/chelsea.json", "data/areas/chelsea.json"];
const ok = (json: unknown): Answer => ({ status: 200, json });

let repository: Repository;
let host: FakeGitHub;
const ask = global.fetch;

beforeEach(() => {
  repository = Repository.of("tests/fixtures/content");
  host = new FakeGitHub(repository, "tiler/site");
  global.fetch = async (input, init) => {
    const { method = "GET", body, headers } = init ?? {};
    const authorization = new Headers(headers).get("Authorization") ?? "";
    const asked = { method, url: String(input), body: body ? String(body) : null, authorization };
    const { status, json, bytes, headers: told = {} } = await host.answer(asked);
    const said = bytes ? new Uint8Array(bytes) : JSON.stringify(json);
    return new Response(said ?? null, { status, headers: told });
  };
});

afterEach(() => {
  global.fetch = ask;
  repository.remove();
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

/** A store as one browser has it, signed in. */
function storeOf() {
  const browser = Object.assign(Object.create(null), {
    sessionStorage: storage(),
    localStorage: storage(),
  });
  const store = githubStore({ repository: "tiler/site", branch: "main" }, browser);
  store.account?.signIn(host.signIn(editor), false);
  return store;
}

/** The area's text as it is, and with another borough. */
function another(borough: string) {
  const before = repository.textOf(file);
  return { path: area, before, after: before.replace(/"borough": ".*"/, `"borough": "${borough}"`) };
}

test("Three requests read the content: the commit, the names of all files, and all texts", async () => {
  const store = storeOf();
  host.requests.length = 0;
  const { files, pictures } = await store.read();
  expect(host.requests).toHaveLength(3);
  const names = repository.git(["ls-tree", "-r", "--name-only", "main:data"]).split("\n");
  expect([...files, ...pictures].map(({ path }) => path).sort()).toEqual(names.sort());
  expect(files.find(({ path }) => path === area)?.text).toBe(repository.textOf(file));
});

test("Pictures are added, removed, and brought back without being sent again", async () => {
  const store = storeOf();
  const { path = "" } = (await store.read()).pictures[0] ?? {};
  const sha = repository.git(["rev-parse", `main:data/${path}`]);
  const added = "images/projects/new-1/new.jpg";
  await store.send(added, new Blob(["a picture"]));
  const pictures = [
    { kind: "added" as const, path: added },
    { kind: "removed" as const, path },
  ];
  await store.publish({ title: "Pictures", texts: [], pictures });
  expect(repository.textOf(`data/${added}`)).toBe("a picture");
  const [change] = await store.history();
  expect((await store.changed(change?.id ?? "")).pictures).toEqual(expect.arrayContaining(pictures));
  const another = storeOf();
  await another.publish({ title: "Bring it back", texts: [], pictures: [{ kind: "added", path }] });
  expect(repository.git(["rev-parse", `main:data/${path}`])).toBe(sha);
  expect(host.requests.filter(({ url }) => url.endsWith("/git/blobs"))).toHaveLength(1);
  expect(await (await another.picture(added)).text()).toBe("a picture");
});

test("A picture that somebody moved without the editor comes back with an undoing", async () => {
  const store = storeOf();
  const { path = "" } = (await store.read()).pictures[0] ?? {};
  const bytes = repository.bytes(["show", `main:data/${path}`]);
  repository.commitAs(colleague, "Tidy up", { [`data/${path}`]: null, "data/images/tidy.jpg": bytes });
  const [change] = await store.history();
  expect((await store.changed(change?.id ?? "")).pictures).toEqual([
    { kind: "added", path: "images/tidy.jpg" },
    { kind: "removed", path },
  ]);
});

test("What somebody else publishes while a change is being stored stays", async () => {
  const store = storeOf();
  const faq = "data/faqs/insured-and-guaranteed.json";
  const theirs = repository.textOf(faq).replace(/"answer": "/, "$&Yes. ");
  // At the last moment: the commit is made, and the branch is about to name it.
  host.onRequest = ({ method }) => {
    if (method === "PATCH" && repository.textOf(faq) !== theirs)
      repository.commitAs(colleague, "A clearer answer", { [faq]: theirs });
    return undefined;
  };
  await store.publish({ title: "Another borough", texts: [another("Westminster")], pictures: [] });
  expect(repository.textOf(faq)).toBe(theirs);
  expect(repository.git(["log", "--format=%an", "-2"])).toBe(`${editor.name}\n${colleague.name}`);
});

test("A draft that two people keep has the pictures of both, and a discarded one comes back with them", async () => {
  const store = storeOf();
  const entries = ["faqs/new-1.json", "faqs/new-2.json"].map((path, index) => ({
    path,
    text: `{ "slug": "half-${index}" }`,
    pictures: [`images/faqs/new-${index}/image.jpg`],
  }));
  for (const [index, { pictures }] of entries.entries()) {
    const own = storeOf();
    const { revision } = await own.draft();
    for (const picture of pictures) await own.send(picture, new Blob([picture]));
    await own.keepDraft({ revision, entries: entries.slice(0, index + 1) });
  }
  const { revision } = await store.draft();
  await store.keepDraft({ revision, entries: [] });
  await expect(store.keepDraft({ revision, entries })).rejects.toBeInstanceOf(StaleError);
  await store.keepDraft({ entries });
  expect((await store.draft()).entries).toEqual(entries);
  for (const picture of entries.flatMap(({ pictures }) => pictures))
    expect(await (await store.picture(picture)).text()).toBe(picture);
  const added = repository.changesOf("site-draft").filter((change) => change.endsWith(".jpg"));
  expect(added).toEqual(["A data/images/faqs/new-0/image.jpg", "A data/images/faqs/new-1/image.jpg"]);
});

const limit = { status: 403, json: {}, headers: { "retry-after": "60" } };
const graphqlLimit = { data: null, errors: [{ type: "RATE_LIMITED", message: "Slow down" }] };

test.each([
  ["401", { status: 401, json: {} }, "sign in again"],
  ["403", { status: 403, json: { message: "Not yours" } }, "needs the right"],
  ["404", { status: 404, json: {} }, "does not find tiler/site"],
  ["409", { status: 409, json: {} }, "try again in a minute"],
  ["422", { status: 422, json: { message: "Failed" } }, "refused this: Failed"],
  ["500", { status: 502, json: "" }, "having trouble"],
  ["an answer of another kind", ok({ data: { repository: null } }), "no content"],
  ["a limit", limit, "asks for a pause"],
  ["a limit of GraphQL", ok(graphqlLimit), "asks for a pause"],
])("%s is one plain sentence and a way on", async (_name, answer: Answer, words) => {
  const store = storeOf();
  host.onRequest = () => answer;
  const failing = store.read();
  await expect(failing).rejects.toBeInstanceOf(StoreError);
  await expect(failing).rejects.toThrow(words);
});

test("Without a network, and without a sign-in, it is said so", async () => {
  const store = storeOf();
  global.fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(store.read()).rejects.toThrow("GitHub cannot be reached");
  store.account?.signOut();
  await expect(store.read()).rejects.toBeInstanceOf(SignedOutError);
});

test("A token that GitHub does not know is not kept", async () => {
  const store = storeOf();
  expect(store.account?.isSignedIn()).toBe(true);
  store.account?.signIn("wrong", true);
  await expect(store.read()).rejects.toBeInstanceOf(SignedOutError);
  expect(store.account?.isSignedIn()).toBe(false);
});
