import { errorOf, type GitHubAnswer } from "../../../../../src/editor/store/github/github-errors";
import { SignedOutError, StaleError } from "../../../../../src/editor/store/store";

type Sent = [status: number, message: string];

/** GitHub's answer to a read or a write, and the sentence for the owner. */
const answers: readonly [Sent, "read" | "write", string | RegExp][] = [
  [[403, "You have exceeded a secondary rate limit."], "write", "asks for a pause"],
  [[403, "You have triggered an abuse detection mechanism."], "write", "asks for a pause"],
  [[429, ""], "read", "asks for a pause"],
  [[409, "Repository rule violations found"], "write", "refused this: “Repository rule violations found”"],
  [[422, "Changes must be made through the merge queue"], "write", "refused this: “Changes must be made"],
  [[403, "You're not authorized to push to this branch."], "write", "refused this: “You're not authorized"],
  [[413, "Payload Too Large"], "write", "refused this: “Payload Too Large”"],
  [[403, "Resource not accessible by personal access token"], "write", "right to read and write"],
  [[404, "Not Found"], "write", "right to read and write the contents of tiler/site"],
  [[404, "Not Found"], "read", "does not find tiler/site"],
  [[500, ""], "read", "www.githubstatus.com"],
  [[502, "Server Error"], "write", "www.githubstatus.com"],
  [[503, "Resource limits for this query exceeded."], "read", "having trouble"],
  [[422, "Tree SHA is not a tree"], "write", "refused this: “Tree SHA is not a tree”"],
  [[418, ""], "read", "refused this: “418”"],
];

it.each(answers)("GitHub's answer %j to a %s is reported in plain words", (sent, aim, words) => {
  const [status, message] = sent;
  const answer: GitHubAnswer = { status, message, isWrite: aim === "write" };
  const sentence = errorOf(answer, "tiler/site").message;
  expect(sentence).toMatch(words);
  expect(sentence).toContain(message);
  expect(sentence).toContain("Your words are kept.");
});

it("A token that GitHub refuses is called wrong or old, without GitHub's own words for it", () => {
  const error = errorOf({ status: 401, message: "Bad credentials", isWrite: false }, "tiler/site");
  expect(error).toBeInstanceOf(SignedOutError);
  expect(error.message).toMatch(/^The token is not right, or it has run out/);
  expect(error.message).not.toContain("Bad credentials");
});

it.each(["Update is not a fast forward", "Reference does not exist"])(
  "A change of a branch that has moved on is stale: %s",
  (message) => {
    const answer: GitHubAnswer = { status: 422, message, isWrite: true };
    expect(errorOf(answer, "tiler/site")).toBeInstanceOf(StaleError);
  },
);
