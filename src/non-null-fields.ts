/** A query's result in which no root field is null, because the content check runs before any query and fails on missing files. */
export type NonNullFields<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> };
