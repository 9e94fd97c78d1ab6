/** @jest-environment node */
import { contentDates, type Git } from "../../../src/publish/hosting/content-dates";

const log = `date 2026-11-20T10:00:00+00:00

data/areas/chelsea.json
date 2026-11-18T09:00:00+00:00

data/areas/chelsea.json
data/areas/mayfair.json
`;

/** Answers exactly what it is asked for, as git does. */
const gitWith = ({ shallow = "false", status = "" } = {}): Git => {
  const answers = new Map([
    ["rev-parse --is-shallow-repository", `${shallow}\n`],
    ["status --porcelain -- data", status],
    ["log --format=date %cI --name-only -- data", log],
  ]);
  return (...parameters) => {
    const answer = answers.get(parameters.join(" "));
    if (answer === undefined) throw new Error(`git ${parameters.join(" ")}`);
    return answer;
  };
};

describe("A content file", () => {
  it("last changed when git last saw it change", () => {
    const dates = contentDates(gitWith());
    expect(dates.get("data/areas/chelsea.json")).toBe("2026-11-20T10:00:00+00:00");
    expect(dates.get("data/areas/mayfair.json")).toBe("2026-11-18T09:00:00+00:00");
  });

  it("has no date while it holds changes that nobody has committed", () => {
    const dates = contentDates(gitWith({ status: " M data/areas/chelsea.json\n" }));
    expect([...dates.keys()]).toEqual(["data/areas/mayfair.json"]);
  });
});

describe("No file has a date", () => {
  it("in a shallow clone, which would give all of them the same", () => {
    expect(contentDates(gitWith({ shallow: "true" })).size).toBe(0);
  });

  it("where there is no git", () => {
    const noGit: Git = () => {
      throw new Error("git: not found");
    };
    expect(contentDates(noGit).size).toBe(0);
  });
});
