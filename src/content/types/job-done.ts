/** Words that only a job can have had. */
const patterns = [
  /\bwe(?: have| had|['’]ve)?(?: \w+ly| then| also| first)? (?:tiled|fitted|finished|laid|fixed|installed|replaced|built|completed|removed|stripped|grouted|waterproofed|tanked|repaired|restored|renewed|refurbished|transformed|chose|worked|delivered|handed over)\b/i,
  /\b(?:the|our|this|a) (?:client|customer|homeowner)s?\b/i,
  /\bour (?:team|tilers?|fitters?) (?:tiled|fitted|finished|laid|fixed|installed|replaced|built|completed)\b/i,
  /\bwas (?:tiled|fitted|finished|laid|installed|completed|handed over) (?:by|for|in|within|on)\b/i,
];

/** The first passage of a text that claims a job. */
export function claimedJob(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
}
