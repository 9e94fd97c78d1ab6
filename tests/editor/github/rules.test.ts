import { formerPath } from "../../../src/editor/store/github/history";
import { followCommit, liveState } from "../../../src/editor/store/github/live-state";
import { previewAddress } from "../../../src/editor/store/github/preview-address";

describe("Where an entry was before it got its slug", () => {
  const file = (filename: string, status: string, previous_filename?: string) => ({
    filename,
    status,
    sha: null,
    ...(previous_filename ? { previous_filename } : {}),
  });
  const [now, before] = ["data/areas/soho.json", "data/areas/chelsea.json"];

  it.each([
    ["GitHub says so", [file(now, "renamed", before)], before],
    ["one went and one came, alone in their folder", [file(before, "removed"), file(now, "added")], before],
    [
      "what follows from it lies elsewhere",
      [file(before, "removed"), file(now, "added"), file("data/redirects.json", "modified")],
      before,
    ],
  ])("is known where %s", (_where, files, former) => {
    expect(formerPath(files, now)).toBe(former);
  });

  it.each([
    ["it was new", [file(now, "added")]],
    [
      "another went, too",
      [file(before, "removed"), file("data/areas/acton.json", "removed"), file(now, "added")],
    ],
    ["one went from another folder", [file("data/faqs/keys.json", "removed"), file(now, "added")]],
  ])("is not, where %s", (_where, files) => {
    expect(formerPath(files, now)).toBeUndefined();
  });
});

describe("What becomes of a commit", () => {
  const checks = (...conclusions: (string | null)[]) => ({
    check_runs: conclusions.map((conclusion, at) => ({
      conclusion,
      html_url: `https://check.example/${at}`,
    })),
  });
  const statuses = (...states: string[]) => ({
    statuses: states.map((state) => ({ state, target_url: "https://host.example" })),
  });

  it.each([
    ["goes on while anything is being made", checks("success", null), statuses("success"), undefined],
    ["goes on while nobody has said anything", checks(), statuses(), undefined],
    ["is live when all of it is done", checks("success", "skipped"), statuses("success"), { state: "live" }],
    [
      "has failed as soon as one has",
      checks(null, "failure"),
      statuses(),
      { state: "failed", log: "https://check.example/1" },
    ],
    [
      "has failed where a host says so",
      checks(),
      statuses("failure"),
      { state: "failed", log: "https://host.example" },
    ],
  ])("%s", (_what, told, said, state) => {
    expect(liveState(told, said)).toEqual(state);
  });

  it("is asked for until it has ended, and unknown where GitHub does not tell", async () => {
    const answers = [checks(null), statuses(), checks("success"), statuses()];
    const ask = jest.fn(async () => answers.shift());
    expect(await followCommit({ ask }, "4f2a", async () => undefined)).toEqual({ state: "live" });
    expect(ask).toHaveBeenCalledTimes(4);
    const refused = async () => {
      throw new Error("Not yours to read");
    };
    expect(await followCommit({ ask: refused }, "4f2a")).toEqual({ state: "unknown" });
  });
});

test.each([
  ["https://deploy-preview-{number}--tiler.netlify.app", 7, "https://deploy-preview-7--tiler.netlify.app"],
  ["https://deploy-preview-{number}--tiler.netlify.app", undefined, undefined],
  ["https://{branch}.tiler.pages.dev", undefined, "https://draft-projects-family-bathro.tiler.pages.dev"],
  [undefined, 7, undefined],
])("A draft is shown where the host's pattern %s says, of pull request %s", (pattern, number, address) => {
  expect(previewAddress(pattern, "draft/projects/family-bathroom", number)).toBe(address);
});
