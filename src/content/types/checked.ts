/** A query's answer without Gatsby's nulls: the content check has seen every file before a query runs. */
export type Checked<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> };
