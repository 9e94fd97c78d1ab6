/**
 * The answer to a query whose top-level nodes are known to exist.
 * Gatsby types each of them as perhaps null; the content check has seen all files before any query runs,
 * and a page is only created for a node that is there.
 */
export type Checked<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> };
