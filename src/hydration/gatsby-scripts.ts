import { attributeOf, elementsIn, textOf } from "../page-tree/elements";
import { onlyOne, stop } from "../page-tree/only-one";
import type { PageTree } from "../page-tree/page-tree";

interface GatsbyScripts {
  /** The number by which Gatsby tells that scripts and data belong together. */
  compilationHash: string;
  /** The scripts that start React. */
  addresses: string[];
}

const hashInScript = /___webpackCompilationHash\s*=\s*["']([^"']+)["']/;
const chunkMapping = /___chunkMapping\s*=/;

/**
 * Takes Gatsby's scripts, with the comments around them, off the end of a page and says what they are. A script that is
 * none of those stops the build: it would be lost, or run against the page's policy.
 */
export function takeGatsbyScripts(page: PageTree): GatsbyScripts {
  const { path, body } = page;
  const scripts = elementsIn(body, "script");
  const addresses = scripts.flatMap((script) => attributeOf(script, "src") ?? []);
  const inline = scripts.filter((script) => attributeOf(script, "src") === undefined).map(textOf);
  const hashes = inline.flatMap((text) => hashInScript.exec(text)?.[1] ?? []);
  const compilationHash = onlyOne(page, "Gatsby's compilation hash", hashes);
  if (addresses.length === 0) stop(path, "the scripts that start React are missing");
  const foreign = inline.find((text) => !hashInScript.test(text) && !chunkMapping.test(text));
  if (foreign !== undefined) stop(path, `there is an unknown script in its body, '${foreign.slice(0, 60)}'`);
  body.childNodes = body.childNodes.filter((node) => {
    const isSpace = "value" in node && node.value.trim() === "";
    const isMark = node.nodeName === "#comment";
    return !(isSpace || isMark || node.nodeName === "script");
  });
  return { compilationHash, addresses };
}
