import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { residentBytes } from "./process-tree";
import { type BuildStep, readGatsbyOutput } from "./read-gatsby-output";
import { readTimes } from "./read-times";

export interface BuildFigures {
  wallSeconds: number;
  /** On all cores together; other work on the machine hardly changes it. */
  processorSeconds: number;
  /** The most memory that the build's processes used at once. */
  peakBytes: number;
  steps: BuildStep[];
}

/** A shell knows the processor time of everything that ran below it. */
const timedBuild = 'node "$0" build; code=$?; times; exit $code';

const sampleEvery = 500;

/** Builds the site in a folder and watches what it costs. */
export async function runBuild(folder: string): Promise<BuildFigures> {
  const start = performance.now();
  const build = spawn("sh", ["-c", timedBuild, resolve("node_modules/gatsby/cli.js")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", CI: "true" },
  });
  let output = "";
  build.stdout.on("data", (text) => {
    output += text;
  });
  let peakBytes = 0;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(processList(), build.pid ?? 0));
  }, sampleEvery);
  const [code] = await once(build, "close");
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build broke off:\n${output}`);
  const wallSeconds = (performance.now() - start) / 1000;
  return { wallSeconds, processorSeconds: readTimes(output), peakBytes, steps: readGatsbyOutput(output) };
}

const processList = () => execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
