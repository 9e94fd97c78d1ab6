import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { hashDigits } from "../../../src/post-build/hosting/response-headers";
import type { Answer, Weather } from "./weather-proxy";

const reversed = (text: string) => [...text].reverse().join("");

/** Everything by which the built site's scripts and data name each other: each is another after each build. */
function namesOfThisBuild(): string[] {
  const script = new RegExp(`-([0-9a-f]{${hashDigits}})\\.js$`);
  const scripts = readdirSync("public").flatMap((file) => script.exec(file)?.[1] ?? []);
  const sharedData = readdirSync("public/page-data/sq/d").map((file) => file.replace(".json", ""));
  const { webpackCompilationHash } = JSON.parse(readFileSync("public/page-data/app-data.json", "utf8"));
  return [...scripts, ...sharedData, webpackCompilationHash];
}

const old = namesOfThisBuild();
const anyOld = new RegExp(old.join("|"), "g");
const anyNew = new RegExp(old.map(reversed).join("|"), "g");
const inlineScript = /(?<=<script>).*?(?=<\/script>)/gs;
const texts = /^(text\/|application\/(json|javascript))/;

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");

/** A text of this build as the next one has it; a page's policy names its inline scripts as they are there. */
function renamed(text: string): string {
  let next = text.replaceAll(anyOld, reversed);
  for (const [script] of text.matchAll(inlineScript))
    next = next.replace(hashOf(script), hashOf(script.replaceAll(anyOld, reversed)));
  return next;
}

/** From now on the host has another build, whose every script and shared data has another name. */
export const nextBuild: Weather = {
  asks: (path) => (path.match(anyOld) ? undefined : path.replaceAll(anyNew, reversed)),
  changes: (answer) => inNextBuild(answer),
};

export function inNextBuild(answer: Answer): Answer {
  if (!texts.test(answer.headers["content-type"] ?? "")) return answer;
  return { ...answer, body: Buffer.from(renamed(answer.body.toString())) };
}
