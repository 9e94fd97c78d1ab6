interface TypedProject {
  type?: string | null | undefined;
}

/** The types of these projects in alphabetical order. Types that differ in capitals only are one. */
export function typesOf(projects: readonly TypedProject[]): string[] {
  const types = new Map<string, string>();
  for (const { type } of projects) if (type && !types.has(keyOf(type))) types.set(keyOf(type), type);
  return [...types.values()].sort();
}

/** The number of a project's type among all types, from 1; 0 if it has none. The filter's styles know types by it. */
export function typeNumber({ type }: TypedProject, types: readonly string[]): number {
  return 1 + types.findIndex((one) => keyOf(one) === keyOf(type ?? ""));
}

const keyOf = (type: string) => type.toLowerCase();
