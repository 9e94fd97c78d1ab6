import { readdirSync } from "node:fs";
import { islandScripts } from "../site-under-test";
import type { Answer, Weather } from "./weather-proxy";

const reversed = (text: string) => [...text].reverse().join("");

/** The hashes in the names of the built site's scripts: each is another after a build of other code. */
const old = readdirSync("public").flatMap((file) => (islandScripts.test(file) ? file.slice(-11, -3) : []));
const anyOld = new RegExp(old.join("|"), "g");
const anyNew = new RegExp(old.map(reversed).join("|"), "g");
const texts = /^(text\/|application\/(json|javascript))/;

/** From now on the host has another build, whose every script has another name. */
export const nextBuild: Weather = {
  asks: (path) => (path.match(anyOld) ? undefined : path.replaceAll(anyNew, reversed)),
  changes: (answer) => inNextBuild(answer),
};

export function inNextBuild(answer: Answer): Answer {
  if (!texts.test(answer.headers["content-type"] ?? "")) return answer;
  return { ...answer, body: Buffer.from(answer.body.toString().replaceAll(anyOld, reversed)) };
}
