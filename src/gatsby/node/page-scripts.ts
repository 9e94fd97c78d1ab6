import { buildSync } from "esbuild";

/** What pages do by themselves, before they are touched, by the kind of page: src/scripts/pages. */
export interface PageScripts {
  any: string;
  form: string;
  notFound: string;
  /** In front of those, on pages with parts that are seen on some days only. It runs before they are read: no module. */
  dated: string;
}

/**
 * The script of each kind of page as the text of an inline module, the same on every page of a build, so that one hash
 * covers it in the Content-Security-Policy. Paths are seen from the top of the repository.
 */
export function compilePageScripts(): PageScripts {
  return {
    any: compile("any"),
    form: compile("form"),
    notFound: compile("not-found"),
    dated: compile("dated", "iife"),
  };
}

function compile(name: string, format: "esm" | "iife" = "esm"): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/scripts/pages/${name}.mts`],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
