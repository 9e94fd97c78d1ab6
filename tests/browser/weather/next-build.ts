import { readdirSync } from "node:fs";
import type { Answer, Weather } from "./weather-proxy";

const reversed = (text: string) => [...text].reverse().join("");

/** The hashes in the names of the built site's scripts. They change with the code. */
const old = readdirSync("public/scripts").flatMap((file) => /-([0-9a-f]+)\.js$/.exec(file)?.[1] ?? []);
const anyOld = new RegExp(old.join("|"), "g");
const anyNew = new RegExp(old.map(reversed).join("|"), "g");
const texts = /^(text\/|application\/(json|javascript))/;

/** Makes the host serve another build, in which every script has another name. */
export const nextBuild: Weather = {
  asks: (path) => (path.match(anyOld) ? undefined : path.replaceAll(anyNew, reversed)),
  changes: (answer) => inNextBuild(answer),
};

export function inNextBuild(answer: Answer): Answer {
  if (!texts.test(answer.headers["content-type"] ?? "")) return answer;
  return { ...answer, body: Buffer.from(answer.body.toString().replaceAll(anyOld, reversed)) };
}

/** Makes the host serve the next publication of the same code: same scripts, changed pages. */
export const otherWords: Weather = {
  changes: (answer) => ({
    ...answer,
    body: Buffer.from(answer.body.toString("latin1").replace("</h1>", " Now</h1>"), "latin1"),
  }),
};
