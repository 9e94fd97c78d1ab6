import { previewAddress } from "../../../src/editor/store/github/github-drafts";
import { followCommit, liveState } from "../../../src/editor/store/github/live-state";

const checks = (...conclusions: (string | null)[]) => ({
  check_runs: conclusions.map((conclusion) => ({ conclusion, html_url: "https://check.example" })),
});
const statuses = (...states: string[]) => ({
  statuses: states.map((state) => ({ state, target_url: "https://host.example" })),
});

test.each([
  ["goes on while anything is being made", checks("success", null), statuses("success"), undefined],
  ["goes on while nobody has said anything", checks(), statuses(), undefined],
  ["is live when all of it is done", checks("success", "skipped"), statuses("success"), { state: "live" }],
  [
    "has failed as soon as one has",
    checks(null, "failure"),
    statuses(),
    { state: "failed", log: "https://check.example" },
  ],
  [
    "has failed where a host says so",
    checks(),
    statuses("failure"),
    { state: "failed", log: "https://host.example" },
  ],
])("What becomes of a commit %s", (_what, told, said, state) => {
  expect(liveState([told, said])).toEqual(state);
});

test("What becomes of a commit is unknown where GitHub does not tell", async () => {
  const refused = async () => {
    throw new Error("Not yours to read");
  };
  expect(await followCommit({ ask: refused }, "4f2a")).toEqual({ state: "unknown" });
});

test.each([
  ["https://deploy-preview-{number}--tiler.netlify.app", 7, "https://deploy-preview-7--tiler.netlify.app"],
  ["https://deploy-preview-{number}--tiler.netlify.app", undefined, undefined],
  ["https://{branch}.tiler.pages.dev", undefined, "https://draft-projects-family-bathro.tiler.pages.dev"],
  [undefined, 7, undefined],
])("A draft is shown where the host's pattern %s says, of pull request %s", (pattern, number, address) => {
  expect(previewAddress(pattern, "draft/projects/family-bathroom", number)).toBe(address);
});
