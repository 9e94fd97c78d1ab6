import { buildState } from "../../../../../../src/cms/browser/hosted/github/build/build-state";

const check = (conclusion: string | null) => ({
  name: "Publish",
  conclusion,
  html_url: "https://a.example/1",
});
const status = (state: string) => ({ context: "netlify", state, target_url: "https://b.example/2" });
const stateOf = (checks: object[], statuses: object[] = []) =>
  buildState({ check_runs: checks }, { statuses });

describe("What becomes of a commit", () => {
  it("is unknown while no host has said anything", () => {
    expect(stateOf([])).toEqual({ is: "unknown" });
  });

  it("is running while any build or check is", () => {
    expect(stateOf([check(null), check("success")])).toEqual({ is: "running" });
    expect(stateOf([check("success")], [status("pending")])).toEqual({ is: "running" });
  });

  it("is done when all have ended well, or were not needed", () => {
    expect(stateOf([check("success"), check("skipped")], [status("success")])).toEqual({ is: "done" });
  });

  it("has failed as soon as one has, which says where its log is", () => {
    expect(stateOf([check("failure"), check(null)])).toEqual({
      is: "failed",
      name: "Publish",
      address: "https://a.example/1",
    });
    expect(stateOf([], [status("error")])).toMatchObject({ name: "netlify", address: "https://b.example/2" });
  });
});
