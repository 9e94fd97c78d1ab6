import { compileInlineScript } from "./compile-inline-script";

interface LoaderOptions {
  /** The number by which Gatsby tells that scripts and data belong together. */
  compilationHash: string;
  /** Hydrate the page at once, to compare. */
  atOnce: boolean;
}

/** The loader as the text of one inline script. */
export function compileLoader({ compilationHash, atOnce }: LoaderOptions): string {
  return compileInlineScript("src/hydration/inline-scripts/loader.mts", {
    COMPILATION_HASH: JSON.stringify(compilationHash),
    AT_ONCE: String(atOnce),
  });
}
