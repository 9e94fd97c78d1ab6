import type { Change } from "../../../../../src/editor/change/change";
import { UserError } from "../../../../../src/editor/site/user-error";
import { githubStore } from "../../../../../src/editor/store/github/github-store";
import { SignedOutError, StaleError, type Store } from "../../../../../src/editor/store/store";
import { type Answer, FakeGitHub } from "../../../../support/github/fake-github";
import { Repository } from "../../../../support/github/repository";

const editor = { login: "editor", name: "An editor" };
const colleague = { login: "colleague", name: "A colleague" };
const [area, file] = ["areas/chelsea.json", "data/areas/chelsea.json"];
const ok = (json: unknown): Answer => ({ status: 200, json });

let repository: Repository;
let host: FakeGitHub;
/** The time in seconds. A pause of the store moves it on at once. */
let now = 0;
const wait = async (seconds: number) => {
  now += seconds;
};
const ask = global.fetch;

beforeAll(() => {
  repository = Repository.of("tests/fixtures/content");
  host = new FakeGitHub(repository, "tiler/site");
  host.clock = () => now;
});

beforeEach(() => {
  host.reset();
  global.fetch = async (input, init) => {
    // The build's list of pictures is missing.
    if (String(input).startsWith("/admin/")) return new Response(null, { status: 404 });
    const { method = "GET", body, headers } = init ?? {};
    const authorization = new Headers(headers).get("Authorization") ?? "";
    const asked = { method, url: String(input), body: body ? String(body) : null, authorization };
    const { status, json } = await host.answer(asked);
    return new Response(JSON.stringify(json) ?? null, { status });
  };
});

afterEach(() => {
  expect(host.faults).toEqual([]);
  global.fetch = ask;
});

afterAll(() => repository.remove());

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

/** A signed-in store, as in one browser. */
function storeOf() {
  const browser = Object.assign(Object.create(null), {
    sessionStorage: storage(),
    localStorage: storage(),
  });
  const store = githubStore({ repository: "tiler/site", branch: "main" }, browser, wait);
  store.account?.signIn(host.signIn(editor), false);
  return store;
}

/** Writes a change that was made from the content as the store has it now. */
const write = async (store: Store, change: Change) => store.write(change, (await store.read()).version);

/** The area's text as it is, and with another name. */
function another(name: string) {
  const before = repository.textOf(file);
  return { path: area, before, after: before.replace(/"name": ".*"/, `"name": "${name}"`) };
}

it("Everything in data/ is read: the texts of the files, and the names of the pictures", async () => {
  const store = storeOf();
  const { files, pictures } = await store.read();
  const names = repository.git(["ls-tree", "-r", "--name-only", "main:data"]).split("\n");
  expect([...files, ...pictures].map(({ path }) => path).sort()).toEqual(names.sort());
  expect(files.find(({ path }) => path === area)?.text).toBe(repository.textOf(file));
});

it("A picture is sent with its change, and only once if the change has to be made again", async () => {
  const store = storeOf();
  const added = "images/projects/new-1/new.jpg";
  const change = { title: "Pictures", files: [], pictures: new Map([[added, new Blob(["a picture"])]]) };
  const { version } = await store.read();
  host.onRequest = ({ method }) => {
    if (method === "PATCH") repository.commitAs(colleague, "Theirs", { [file]: another("Theirs").after });
    return undefined;
  };
  await expect(store.write(change, version)).rejects.toBeInstanceOf(StaleError);
  host.onRequest = () => undefined;
  await write(store, change);
  expect(repository.textOf(`data/${added}`)).toBe("a picture");
  expect(host.requests.filter(({ url }) => url.endsWith("/git/blobs"))).toHaveLength(1);
});

it("Pictures have the sizes that the site's build has written", async () => {
  const room = "images/projects/cafe-backsplash/room.jpg";
  const asked = global.fetch;
  global.fetch = async (input, init) =>
    String(input) === "/admin/pictures.json"
      ? new Response(JSON.stringify([{ path: room, width: 1200, height: 900 }]))
      : asked(input, init);
  const { pictures } = await storeOf().read();
  expect(pictures.find(({ path }) => path === room)).toMatchObject({ width: 1200, height: 900 });
  expect(pictures.find(({ path }) => path !== room)?.width).toBeUndefined();
});

it("The versions of an entry have their authors, and each its text", async () => {
  const store = storeOf();
  const before = repository.textOf(file);
  repository.commitAs(colleague, "Another name", { [file]: another("Theirs").after });
  repository.commitAs(colleague, "Without Chelsea", { [file]: null });
  const versions = (await store.history?.versions(area)) ?? [];
  expect(versions.slice(0, 2).map(({ title, by }) => [title, by])).toEqual([
    ["Without Chelsea", colleague.name],
    ["Another name", colleague.name],
  ]);
  const texts = await Promise.all(versions.map(({ id }) => store.history?.textAt(id, area)));
  expect(texts[0]).toBeUndefined();
  expect(texts[1]).toContain("Theirs");
  expect(texts.at(-1)).toBe(before);
});

it("A change is refused once somebody else has published anything, and made again on what they published", async () => {
  const store = storeOf();
  const faq = "data/faqs/insured-and-guaranteed.json";
  const theirs = repository.textOf(faq).replace(/"answer": "/, "$&Yes. ");
  // At the last moment: the commit is made, and the branch is about to name it.
  host.onRequest = ({ method }) => {
    if (method === "PATCH" && repository.textOf(faq) !== theirs)
      repository.commitAs(colleague, "A clearer answer", { [faq]: theirs });
    return undefined;
  };
  const change = { title: "Another name", files: [another("Westminster")] };
  await expect(write(store, change)).rejects.toBeInstanceOf(StaleError);
  expect(repository.textOf(file)).not.toContain("Westminster");
  await write(store, change);
  expect(repository.textOf(faq)).toBe(theirs);
  expect(repository.git(["log", "--format=%an", "-2"])).toBe(`${editor.name}\n${colleague.name}`);
});

/** Answers to a query that come with status 200 and are failures. */
it.each<[string, object, string]>([
  [
    "A rate limit",
    { errors: [{ type: "RATE_LIMIT", message: "API rate limit exceeded" }] },
    "asks for a pause",
  ],
  [
    "A failed query",
    { errors: [{ message: "Something went wrong while executing your query." }] },
    "having trouble",
  ],
  ["A message without data", { message: "Something went wrong" }, "Something went wrong"],
  ["An empty answer", {}, "having trouble"],
  [
    "A missing repository",
    { errors: [{ type: "NOT_FOUND", message: "Could not resolve" }] },
    "does not find tiler/site",
  ],
  ["An empty repository", { data: { repository: null } }, "no content"],
])("%s is reported in one plain sentence", async (_name, json, words) => {
  const store = storeOf();
  host.onRequest = () => ok(json);
  const failing = store.read();
  await expect(failing).rejects.toBeInstanceOf(UserError);
  await expect(failing).rejects.toThrow(words);
});

it("A change is refused if the store has read newer content since the change was made", async () => {
  const store = storeOf();
  const { version } = await store.read();
  repository.commitAs(colleague, "Another name", { [file]: another("Theirs").after });
  await store.read();
  const change = { title: "", files: [another("Mine")] };
  await expect(store.write(change, version)).rejects.toBeInstanceOf(StaleError);
  expect(repository.git(["log", "--format=%an", "-1"])).toBe(colleague.name);
});

it("Writing waits until GitHub shows the commit, so that one's own words are read afterwards", async () => {
  host.lag = 2;
  const store = storeOf();
  for (const name of ["One", "Two"]) {
    const change = another(name);
    await write(store, { title: name, files: [change] });
    const { files } = await store.read();
    expect(files.find(({ path }) => path === area)?.text).toBe(change.after);
  }
});

it("Each text is read once, fifty at a time", async () => {
  const store = storeOf();
  const areas = Array.from({ length: 60 }, (_, index) => [
    `data/areas/area-${index}.json`,
    `{"order":${index}}`,
  ]);
  repository.commitAs(colleague, "Many areas", Object.fromEntries(areas));
  const { files } = await store.read();
  const asked = () => host.requests.flatMap(({ body }) => body?.match(/object\(oid/g)?.length ?? []);
  expect(Math.max(...asked())).toBe(50);
  expect(asked().reduce((sum, count) => sum + count)).toBe(new Set(files.map(({ text }) => text)).size);
  host.requests.length = 0;
  repository.commitAs(colleague, "Another name", { [file]: another("Theirs").after });
  await store.read();
  expect(asked()).toEqual([1]);
});

it("Signing in removes invisible characters and blanks around a copied token", async () => {
  const store = storeOf();
  store.account?.signIn(`\u200b${host.signIn(editor)}\u00a0\n`, false);
  expect((await store.read()).files).not.toEqual([]);
});

it("The store reads the files that a build reads, and no others", async () => {
  const names = ["areas/new.json", "notes.txt", "areas/._chelsea.json", "areas/chelsea.json.bak"];
  const added = Object.fromEntries(names.map((name) => [`data/${name}`, "{}"]));
  repository.commitAs(colleague, "From a Mac", added);
  const { files } = await storeOf().read();
  const read = files.map(({ path }) => path).filter((path) => names.includes(path));
  expect(read).toEqual(["areas/new.json"]);
});

it("A missing network and a missing sign-in are reported as such", async () => {
  const store = storeOf();
  global.fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(store.read()).rejects.toThrow("GitHub cannot be reached");
  store.account?.signOut();
  await expect(store.read()).rejects.toBeInstanceOf(SignedOutError);
});

it("The store forgets a token that GitHub does not know", async () => {
  const store = storeOf();
  expect(store.account?.isSignedIn()).toBe(true);
  store.account?.signIn("wrong", true);
  await expect(store.read()).rejects.toBeInstanceOf(SignedOutError);
  expect(store.account?.isSignedIn()).toBe(false);
});
