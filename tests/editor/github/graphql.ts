import { buildSchema, graphql } from "gatsby/graphql";
import { z } from "zod";
import type { Host } from "./answer";
import type { Person, Repository } from "./repository";

/** What the editor asks of it, as GitHub describes it: https://docs.github.com/en/graphql/reference/objects */
const schema = buildSchema(`
  type Query { viewer: User! repository(owner: String!, name: String!): Repository }
  type User { login: String! name: String }
  type Repository { viewerPermission: String object(expression: String): GitObject }
  interface GitObject { oid: String! }
  type Commit implements GitObject { oid: String! tree: Tree! message: String! committedDate: String! author: GitActor }
  type GitActor { name: String }
  type Tree implements GitObject { oid: String! entries: [TreeEntry!] }
  type TreeEntry { name: String! oid: String! object: GitObject }
  type Blob implements GitObject { oid: String! text: String }
`);

const bodySchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

export function answerQuery({ repository, name, permission }: Host, person: Person, body: unknown) {
  const { query, variables } = bodySchema.parse(body);
  const rootValue = {
    viewer: person,
    repository: (asked: { owner: string; name: string }) =>
      `${asked.owner}/${asked.name}` === name
        ? {
            viewerPermission: permission,
            object: ({ expression }: { expression: string }) => objectAt(repository, expression),
          }
        : null,
  };
  return graphql({ schema, source: query, rootValue, variableValues: variables });
}

function objectAt(repository: Repository, expression: string) {
  const oid = repository.shaOf(expression);
  if (!oid) return null;
  const type = repository.git(["cat-file", "-t", oid]);
  return type === "commit"
    ? {
        __typename: "Commit",
        oid,
        message: () => repository.git(["log", "-1", "--format=%B", oid]),
        committedDate: () => repository.git(["log", "-1", "--format=%cI", oid]),
        author: () => ({ name: repository.git(["log", "-1", "--format=%an", oid]) }),
        tree: () => treeOf(repository, repository.git(["rev-parse", `${oid}^{tree}`])),
      }
    : type === "tree"
      ? treeOf(repository, oid)
      : blobOf(repository, oid);
}

const blobOf = (repository: Repository, oid: string) => ({
  __typename: "Blob",
  oid,
  text: () => repository.content(oid).toString(),
});

function treeOf(repository: Repository, oid: string): object {
  const entries = () =>
    repository.treeOf(oid).map(({ name, type, sha }) => ({
      name,
      oid: sha,
      object: () => (type === "tree" ? treeOf(repository, sha) : blobOf(repository, sha)),
    }));
  return { __typename: "Tree", oid, entries };
}
