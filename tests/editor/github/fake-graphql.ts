import { buildSchema } from "gatsby/graphql";
import type { Repository } from "./repository";

/** What the editor asks of it, as GitHub describes it: https://docs.github.com/en/graphql/reference/objects */
export const schema = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository { object(expression: String): GitObject }
  interface GitObject { oid: String! }
  type Commit implements GitObject { oid: String! message: String! committedDate: String! author: GitActor }
  type GitActor { name: String }
  type Blob implements GitObject { oid: String! text: String }
`);

export function objectAt(repository: Repository, expression: string): object | null {
  const [, commit, path] = /^([0-9a-f]{40}):(.*)$/.exec(expression) ?? [];
  const file = commit && repository.filesOf(commit).find((one) => one.path === path);
  const oid = file ? file.sha : repository.shaOf(expression);
  if (!oid) return null;
  if (expression.includes(":"))
    return { __typename: "Blob", oid, text: () => repository.content(oid).toString() };
  const told = (format: string) => () => repository.git(["log", "-1", `--format=${format}`, oid]);
  return {
    __typename: "Commit",
    oid,
    message: told("%B"),
    committedDate: told("%cI"),
    author: () => ({ name: told("%an") }),
  };
}
