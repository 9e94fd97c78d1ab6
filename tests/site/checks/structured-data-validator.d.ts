declare module "@adobe/structured-data-validator" {
  interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    path: readonly unknown[];
  }

  export default class Validator {
    /** The schema.org vocabulary as JSON-LD. */
    constructor(vocabulary: unknown);
    validate(data: { jsonld: Record<string, readonly unknown[]> }): Promise<Issue[]>;
  }
}
