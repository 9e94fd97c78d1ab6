import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import {
  followBuild,
  goOnFollowing,
} from "../../../../../../src/cms/browser/hosted/github/build/follow-build";
import type { Connection } from "../../../../../../src/cms/browser/hosted/github/connection";
import type { GitHubApi } from "../../../../../../src/cms/browser/hosted/github/github-api";

const unused = () => Promise.reject(new Error("Nothing else is asked"));

/** GitHub's answers about the last commit, one after the other. */
function host(conclusions: readonly (string | null)[]): GitHubApi {
  let question = 0;
  const run = () => ({
    name: "Publish",
    conclusion: conclusions[question++],
    html_url: "https://log.example",
  });
  return {
    branch: "main",
    repoURL: "/repos/tiler/site",
    getDefaultBranch: async () => ({ commit: { sha: "abc" } }),
    request: async (path) => (path.endsWith("/check-runs") ? { check_runs: [run()] } : { statuses: [] }),
    listFiles: unused,
    readFile: unused,
    uploadBlob: unused,
    updateTree: unused,
    commit: unused,
    patchBranch: unused,
  };
}

/** What the page says each time that the CMS waits. */
async function said(conclusions: readonly (string | null)[]): Promise<(string | null)[]> {
  const notes: (string | null)[] = [];
  const look = async () => void notes.push(screen.getByRole("status").firstChild?.textContent ?? null);
  await followBuild(host(conclusions), window, { wait: look });
  await look();
  return notes;
}

afterEach(() => document.body.replaceChildren());

describe("After publishing at GitHub", () => {
  it("the page says that the site is being built, and then that it shows the change", async () => {
    expect(await said([null, null, "success"])).toEqual([
      "Published. The site is being built; it shows your change when that is done.",
      "Published. The site is being built; it shows your change when that is done.",
      "The site is built: it shows your change.",
    ]);
  });

  it("a build that failed is told, with a link to its log", async () => {
    expect((await said(["failure"])).at(-1)).toBe(
      "Publish has failed: the site stays as it was before your change.",
    );
    expect(screen.getByRole("link", { name: /log/ })).toHaveAttribute("href", "https://log.example");
  });

  it("nothing is said twice where the screen is loaded anew meanwhile", async () => {
    const leave = () => Promise.reject(new Error("The screen is loaded anew"));
    await followBuild(host([null]), window, { wait: leave }).catch(() => undefined);
    document.body.replaceChildren();
    const waits: (Element | null)[] = [];
    const wait = async () => void waits.push(screen.queryByRole("status"));
    const api = host([null, "success"]);
    await new Promise<void>((ended) => {
      const connection: Connection = async (use) => {
        const result = await use(api);
        ended();
        return result;
      };
      goOnFollowing(connection, window, wait);
    });
    expect(waits).toEqual([null]);
    expect(screen.getByRole("status")).toHaveTextContent("The site is built: it shows your change.");
  });
});
