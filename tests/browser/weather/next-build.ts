import { readdirSync } from "node:fs";
import type { Weather } from "./weather-proxy";

const reversed = (text: string) => [...text].reverse().join("");

const texts = /^(text\/|application\/(json|javascript))/;

/** The hashes in the names of the built site's files of a folder. */
function hashesIn(folder: string, ending: string): string[] {
  return readdirSync(folder).flatMap((file) => new RegExp(`-([0-9a-f]+)\\.${ending}$`).exec(file)?.[1] ?? []);
}

/** Makes the host serve the files with these hashes under other names, and none under the old ones. */
function withOtherNames(hashes: readonly string[]): Required<Weather> {
  const anyOld = new RegExp(hashes.join("|"), "g");
  const anyNew = new RegExp(hashes.map(reversed).join("|"), "g");
  return {
    asks: (path) => (path.match(anyOld) ? undefined : path.replaceAll(anyNew, reversed)),
    changes: (answer) => {
      if (!texts.test(answer.headers["content-type"] ?? "")) return answer;
      return { ...answer, body: Buffer.from(answer.body.toString().replaceAll(anyOld, reversed)) };
    },
  };
}

const scripts = hashesIn("public/scripts", "js");
const props = hashesIn("public/scripts/props", "json");

/** Makes the host serve another build, in which every script and all props have other names. */
export const nextBuild = withOtherNames([...scripts, ...props]);

const withOtherProps = withOtherNames(props);

/** Makes the host serve the next publication of the same code: same scripts, changed pages and props. */
export const otherWords: Weather = {
  asks: withOtherProps.asks,
  changes: (answer, path) => {
    const renamed = withOtherProps.changes(answer, path);
    const html = renamed.body.toString("latin1").replace("</h1>", " Now</h1>");
    return { ...renamed, body: Buffer.from(html, "latin1") };
  },
};
