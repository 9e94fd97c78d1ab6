import type { Repository } from "./repository";

/** Objects with a sha never change, in any repository. */
const objects = new Map<string, object>();

/** An object of the repository by its sha or by what git calls it, as GitHub's own schema has it. */
export function objectAt(repository: Repository, name: string): object | null {
  const oid = objects.has(name) ? name : repository.shaOf(name);
  if (!oid) return null;
  const object = objects.get(oid) ?? read(repository, oid);
  objects.set(oid, object);
  return object;
}

function read(repository: Repository, oid: string): object {
  if (repository.git(["cat-file", "-t", oid]) !== "blob") return { __typename: "Commit", oid };
  const bytes = repository.content(oid);
  // GitHub takes a blob with NUL bytes for binary, and gives no text.
  return { __typename: "Blob", oid, text: bytes.includes(0) ? null : bytes.toString() };
}
